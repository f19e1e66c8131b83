import { afterAll, beforeEach } from 'vitest';
import { ownerClient } from './client';
import { startFakePaypal } from './fake-paypal';
import { paymentsIn } from './payments';
import { testShop } from './test-shop';

/** Starts a shop with its own fake PayPal and a signed-in owner. Injected failures end with each test. */
export async function paypalShop(extra: Parameters<typeof testShop>[0] = {}) {
  const paypal = await startFakePaypal();
  afterAll(() => paypal.close());
  const shop = await testShop({ ...paypal.settings, ...extra });
  beforeEach(() => paypal.clearTroubles());
  return { shop, paypal, owner: await ownerClient(shop), pay: paymentsIn(shop, paypal) };
}
