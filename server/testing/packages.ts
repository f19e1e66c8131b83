import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { trackUrl } from '#server/orders/track-token';
import type { Order, Shipment } from '../../payload-types';
import { ownerClient } from './client';
import { makeOrder, makeService } from './factories';
import { startFakeEasypost } from './fake-easypost';
import type { FakeTracker } from './fake-easypost-trackers';
import { testShop } from './test-shop';

const ADDRESS = '1 Main St\nDover, DE 19901';

/** Starts a shop with its own fake EasyPost and a signed-in owner. Injected failures end with each test. */
export async function packageShop() {
  const fake = await startFakeEasypost();
  afterAll(() => fake.close());
  const shop = await testShop(fake.settings);
  beforeEach(() => {
    fake.clearTroubles();
  });
  const { payload } = shop;
  const service = await makeService(payload);
  let count = 0;

  /** Creates an order whose package a carrier has, with the tracker EasyPost sends. */
  async function sentPackage(
    direction: Shipment['direction'] = 'to_customer',
    data: Partial<Order> = {},
  ): Promise<{
    order: Order;
    shipment: Shipment;
    tracker: FakeTracker;
    trackPath: string;
  }> {
    count += 1;
    const tracker = newTracker(`940010000000000000${String(count).padStart(4, '0')}`);
    const isBack = direction === 'to_customer';
    const order = await makeOrder(payload, service.id, {
      deliveryMethod: 'ship',
      shippingAddress: ADDRESS,
      status: isBack ? 'shipped' : 'not_received',
      trackingNumber: isBack ? tracker.tracking_code : null,
      ...data,
    });
    const id = randomUUID();
    const shipment: Shipment = await payload.db.create({
      collection: 'shipments',
      data: {
        ...{ id, orderId: order.id, direction, reference: id, claim: id, state: 'bought', source: 'label' },
        ...{ carrier: 'USPS', trackingNumber: tracker.tracking_code, trackerId: tracker.id, checks: 0 },
      },
    });
    return { order, shipment, tracker, trackPath: trackUrl(payload, order, '') };
  }

  return { shop, fake, owner: await ownerClient(shop), service, sentPackage };
}

const newTracker = (code: string): FakeTracker => ({
  ...{
    id: `trk_${randomUUID()}`,
    object: 'Tracker',
    tracking_code: code,
    carrier: 'USPS',
    shipment_id: null,
  },
  ...{ status: 'in_transit', status_detail: 'departed_facility', est_delivery_date: '2026-01-28T00:00:00Z' },
  ...{ created_at: '2026-01-25T10:00:00Z', updated_at: '2026-01-26T10:00:00Z', public_url: '' },
  tracking_details: [{ status: 'in_transit', datetime: '2026-01-26T09:30:00Z' }],
});
