import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Client, ownerClient } from './client';
import { type FakePaypal, startFakePaypal } from './fake-paypal';
import { startTestShop, type TestShop } from './test-shop';

interface PaypalShop {
  shop: TestShop;
  paypal: FakePaypal;
  /** The owner, signed in at the dashboard. */
  owner: Client;
}

/**
 * Gives the tests of a file a shop that takes payments by a PayPal of its own, and ends both after them. No test meets the
 * trouble that another one made.
 */
export function withPaypalShop(take: (made: PaypalShop) => void): void {
  let made: PaypalShop | undefined;
  beforeAll(async () => {
    const paypal = await startFakePaypal();
    const shop = await startTestShop(paypal.settings);
    made = { shop, paypal, owner: await ownerClient(shop) };
    take(made);
  });
  beforeEach(() => made?.paypal.calm());
  afterAll(async () => {
    await made?.shop.close();
    await made?.paypal.close();
  });
}
