import type { Payload } from 'payload';
import { SHIPPING_FEE } from '#domain/orders/delivery';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { orderTotals } from '#domain/orders/pricing';
import { storedPictures } from '#server/photos/claim-photos';
import { createByRules } from '#server/platform/database/change-if';
import type { Gallery, Order } from '../payload-types';
import { demoAlbums, demoLaceColors, demoServices } from './demo-catalogue';
import { type DemoGlove, type DemoOrder, demoOrders } from './demo-orders';
import { demoDiscounts, demoEmail, demoPeople } from './demo-people';
import { isCarrier } from './demo-tracking';
import { demoOrder, type Life, type StoredDemoOrder } from './order-life';
import type { GloveKindName } from './pictures/glove-kinds';
import { demoId, storeOnce } from './store-once';

export type DemoPictures = ReadonlyMap<GloveKindName, NonNullable<Life['pictures']>>;

/** Stores twelve weeks of orders, up to this moment, without any email. */
export async function seedOrders(payload: Payload, now: Date): Promise<void> {
  for (const order of demoPast(now, await albumPictures(payload))) {
    await storeOnce({
      payload,
      collection: 'orders',
      id: order.id,
      // The order brings its own history.
      make: () => createByRules(payload, 'orders', order, { role: 'shop' }, ['record-history']),
    });
  }
}

/** Returns the orders of the twelve weeks before a moment, oldest first. */
export function demoPast(now: Date, pictures: DemoPictures): StoredDemoOrder[] {
  return demoOrders.map((plan, number) =>
    demoOrder({
      plan,
      number,
      now,
      request: requestOf(plan, number),
      pictures: (plan.photos && pictures.get(plan.photos)) ?? null,
    }),
  );
}

/** These are drawn once, for albums and orders, because drawing takes most of the first start. */
async function albumPictures(payload: Payload): Promise<DemoPictures> {
  const { docs } = await payload.db.find<Gallery>({
    collection: 'gallery',
    where: { id: { in: demoAlbums.map(({ title }) => demoId(`album ${title}`)) } },
    pagination: false,
  });
  return new Map(
    demoAlbums.map(({ title, glove, pictures }) => {
      const album = docs.find((each) => each.title === title);
      const images = storedPictures.parse(album?.imageUrls);
      const of = (state: string) => images.filter((_, place) => pictures[place]?.state === state);
      return [glove.kind, { before: of('before'), after: of('after') }];
    }),
  );
}

function requestOf(plan: DemoOrder, number: number): Life['request'] & Partial<Order> {
  const id = demoId(`order ${number}`);
  const person = named(demoPeople, plan.by);
  const items = plan.gloves.map((glove, place) => itemOf(glove, demoId(`glove ${number} ${place}`)));
  const deliveryMethod = isCarrier(plan.back) ? 'ship' : 'dropoff';
  const discount = demoDiscounts.find(({ code }) => code === plan.code) ?? null;
  const itemPrices = items.map(({ price }) => price);
  return {
    id,
    title: orderTitle(id),
    idempotencyKey: id,
    customer: person.account ? demoId(`customer ${person.name}`) : null,
    customerName: person.name,
    customerEmail: demoEmail(person.name),
    customerPhone: person.phone,
    items,
    deliveryMethod,
    shippingAddress: deliveryMethod === 'ship' ? person.address : null,
    discountCode: discount?.code ?? null,
    ...orderTotals({ itemPrices, discount, deliveryMethod, shippingFee: SHIPPING_FEE }),
  };
}

function itemOf({ service, lace, details, instructions }: DemoGlove, id: string): StoredOrderItem {
  const { name: serviceName, price } = named(demoServices, service);
  return {
    id,
    serviceId: demoId(`service ${serviceName}`),
    serviceName,
    price,
    laceColorId: lace ? demoId(`lace ${named(demoLaceColors, lace).name}`) : null,
    laceColorName: lace ?? null,
    gloveDetails: details,
    specialInstructions: instructions ?? null,
    gloveImages: [],
  };
}

function named<Entry extends { name: string }>(entries: readonly Entry[], name: string): Entry {
  const found = entries.find((entry) => entry.name === name);
  if (!found) throw new Error(`the demo content has nothing that is called ${name}`);
  return found;
}
