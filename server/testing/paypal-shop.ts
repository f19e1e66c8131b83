import { ownerClient } from './client';
import { startFakePaypal } from './fake-paypal';
import { paymentsIn } from './payments';
import { providerShop } from './provider-shop';

/** Starts a shop with its own fake PayPal and a signed-in owner. Injected failures end with each test. */
export async function paypalShop(extra: Parameters<typeof providerShop>[1] = {}) {
  const { fake: paypal, shop } = await providerShop(startFakePaypal, extra);
  return { shop, paypal, owner: await ownerClient(shop), pay: paymentsIn(shop, paypal) };
}
