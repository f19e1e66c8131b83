import { shipmentAnswer } from '#domain/shipments/shipment-contract';
import { call } from './call';
import { makeOrder, makeService } from './factories';
import type { TestShop } from './test-shop';
import { adminTokenOf, ownerCookie } from './tokens';

/** Returns a valid body for every call about shipping labels. */
export function validLabelBodies({ payload, url }: TestShop) {
  const toShip = async () => {
    const { id } = await makeOrder(payload, (await makeService(payload)).id, {
      deliveryMethod: 'ship',
      shippingAddress: '1 Main St\nDover, DE 19901',
    });
    const headers = ownerCookie(await adminTokenOf(payload));
    return { path: `/api/orders/${id}/shipments`, headers, body: { direction: 'to_shop' } };
  };
  return {
    'POST /api/orders/:id/shipments': toShip,
    'POST /api/orders/:id/shipments/:shipmentId/buy': async () => {
      const { path, headers, body } = await toShip();
      const { id, rates } = shipmentAnswer.parse((await call(`${url}${path}`, { body, headers })).body);
      return { path: `${path}/${id}/buy`, headers, body: { rateId: rates[0]?.id } };
    },
  };
}
