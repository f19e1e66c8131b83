import { afterAll, beforeEach } from 'vitest';
import { ownerClient } from './client';
import { startFakePaypal } from './fake-paypal';
import { testShop } from './test-shop';

/**
 * A shop that takes payments by a PayPal of its own, and its owner, signed in at the dashboard. Trouble that one test makes is
 * over before the next one.
 */
export async function paypalShop() {
  const paypal = await startFakePaypal();
  afterAll(() => paypal.close());
  const shop = await testShop(paypal.settings);
  beforeEach(() => paypal.calm());
  return { shop, paypal, owner: await ownerClient(shop) };
}
