import { describe, expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();

describe('stored text', () => {
  it.each([
    ['🧤🧵 Zoë', '🧤🧵 Zoë'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['O\'Brien -- "x"', 'O\'Brien -- "x"'],
    // Characters that are invisible or can't be stored are dropped or replaced. The text after them stays.
    ['\u202eturned', 'turned'],
    ['a\0b and more', 'ab and more'],
    ['\ud800 half a sign', '\ufffd half a sign'],
  ])('comes back as %j', async (customerName, kept) => {
    const service = await makeService(shop.payload);
    const { status, body } = await call(`${shop.url}/api/orders`, {
      body: orderBody(service.id, { customerName }),
    });
    expect(status).toBe(201);
    const { customerName: stored } = await shop.payload.findByID({
      collection: 'orders',
      id: String(body.orderId),
      depth: 0,
    });
    expect(stored).toBe(kept);
  });
});
