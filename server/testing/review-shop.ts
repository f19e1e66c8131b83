import { beforeEach } from 'vitest';
import { z } from 'zod';
import { trackView } from '#domain/orders/track-contract';
import { reviewView } from '#domain/reviews/review-contract';
import { shownReviews } from '#domain/reviews/shown-review';
import { trackToken } from '#server/orders/track-token';
import { findAll } from '#server/platform/database/find';
import type { Order } from '../../payload-types';
import { clientWith, ownerClient } from './client';
import { emptyMailbox } from './deliver';
import { makeOrder, makeService } from './factories';
import { testShop } from './test-shop';

export const GOOD = { stars: 5, text: 'Feels like new.' };

/** Starts a shop that asks for reviews, and removes its reviews before each test. */
export async function reviewShop(...start: Parameters<typeof testShop>) {
  const shop = await testShop(...start);
  const { payload } = shop;
  const owner = await ownerClient(shop);
  const anyone = clientWith(shop);
  const service = await makeService(payload, { name: 'Full relace' });
  const ask = (reviewDays: number) => owner('PATCH', '/api/admin/shop-settings', { reviewDays });
  beforeEach(async () => {
    await payload.db.deleteMany({ collection: 'reviews', where: {} });
    await emptyMailbox(shop);
    await ask(7);
  });
  const pathOf = (order: Order) => `/api/track/${trackToken(payload, order)}`;
  const listed = async () => z.array(reviewView).parse((await owner('GET', '/api/admin/reviews')).body);
  const reviewOf = async (order: Order) => {
    const found = (await listed()).find(({ orderId }) => orderId === order.id);
    if (!found) throw new Error('there is no review');
    return found;
  };
  const change = (id: string, body: object, version?: number) =>
    owner(
      'PATCH',
      `/api/admin/reviews/${id}`,
      body,
      version === undefined ? {} : { 'If-Match': `"${version}"` },
    );
  const shown = async () => shownReviews.parse((await anyone('GET', '/api/reviews')).body);
  return {
    ...{ shop, payload, owner, anyone, service, ask, listed, reviewOf, change, shown },
    shipped: (data: Partial<Order> = {}) =>
      makeOrder(payload, service.id, { status: 'shipped', customerName: 'Marcus Tully', ...data }),
    write: (order: Order, review: object = GOOD) => anyone('POST', `${pathOf(order)}/review`, review),
    remove: (order: Order) => anyone('DELETE', `${pathOf(order)}/review`),
    onPage: async (order: Order) => trackView.parse((await anyone('GET', pathOf(order))).body).review,
    decide: async (order: Order, status: 'approved' | 'declined') => {
      const { id, version } = await reviewOf(order);
      return change(id, { status }, version);
    },
    shownOf: async (order: Order) => {
      const { id } = await reviewOf(order);
      return (await shown()).find((review) => review.id === id);
    },
    consents: async ({ id }: Order) =>
      (await findAll(payload, 'consents', { orderId: { equals: id } }, 'at')).map(
        ({ kind, given, wording, place }) => ({ kind, given, wording, place }),
      ),
  };
}
