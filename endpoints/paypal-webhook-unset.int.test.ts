import { afterAll, describe, expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { startFakePaypal } from '#server/testing/fake-paypal';
import { startTestShop } from '#server/testing/test-shop';

const paypal = await startFakePaypal();
const shop = await startTestShop({
  ...paypal.settings,
  PAYPAL_WEBHOOK_ID: '',
  SITE_URL: 'https://gloves.example',
});
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

describe('a shop with credentials and no webhook', () => {
  it('asks PayPal to repeat its events until one is set up', async () => {
    expect(await paypal.notify(shop.url, 'PAYMENT.CAPTURE.COMPLETED', { id: 'X' })).toBe(503);
  });

  it('has no simulator', async () => {
    const body = { outcome: 'approve' };
    expect((await call(`${shop.url}/api/simulator/SIM-1`, { body })).status).toBe(404);
  });
});
