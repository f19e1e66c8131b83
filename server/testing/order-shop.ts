import { call } from './call';
import { makeService } from './factories';
import { testShop } from './test-shop';

/** Starts a shop with a service, and sends and reads orders. */
export async function orderShop() {
  const shop = await testShop();
  return {
    shop,
    relace: await makeService(shop.payload),
    place: (body: unknown, headers?: Record<string, string>) =>
      call(`${shop.url}/api/orders`, { body, headers }),
    stored: (id: unknown) => shop.payload.findByID({ collection: 'orders', id: String(id), depth: 0 }),
  };
}
