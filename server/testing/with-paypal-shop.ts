import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakePaypal, startFakePaypal } from './fake-paypal';
import { startTestShop, type TestShop } from './test-shop';

interface PaypalShop {
  shop: TestShop;
  paypal: FakePaypal;
}

/**
 * Gives the tests of a file a shop that takes payments by a PayPal of its own, and ends both after them. No test meets the
 * trouble that another one made.
 */
export function withPaypalShop(take: (made: PaypalShop) => void): void {
  let made: PaypalShop | undefined;
  beforeAll(async () => {
    const paypal = await startFakePaypal();
    made = { paypal, shop: await startTestShop(paypal.settings) };
    take(made);
  });
  beforeEach(() => made?.paypal.calm());
  afterAll(async () => {
    await made?.shop.close();
    await made?.paypal.close();
  });
}
