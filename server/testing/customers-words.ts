import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { reviewView } from '#domain/reviews/review-contract';
import { trackToken } from '#server/orders/track-token';
import type { Review } from '../../payload-types';
import { makeOrder, makePhoto, makeQuestion, makeService } from './factories';
import { oneIs } from './ten-at-once';
import type { TestShop } from './test-shop';
import { adminTokenOf, ownerCookie } from './tokens';
import type { Walker } from './walker';

/** Creates a review that waits for a decision, of an unknown order by default. */
export function makeReview(payload: Payload, data: Partial<Review> = {}, as: object = {}): Promise<Review> {
  const writtenAt = new Date().toISOString();
  return payload.create({
    collection: 'reviews',
    data: {
      orderId: randomUUID(),
      name: 'Robin S.',
      service: 'Full relace',
      stars: 5,
      text: 'Feels like new.',
      status: 'waiting',
      writtenAt,
      waitingSince: writtenAt,
      ...data,
    },
    depth: 0,
    ...as,
  });
}

/** Returns a valid body for every call about questions and reviews. */
export function validWords({ payload }: TestShop) {
  const text = 'The web is torn.';
  return {
    'POST /api/questions': async () => ({
      path: '/api/questions',
      body: { email: `robin-${randomUUID()}@test.example`, text, photos: [await makePhoto(payload)] },
    }),
    'POST /api/questions/:id/answer': async () => ({
      path: `/api/questions/${(await makeQuestion(payload)).id}/answer`,
      headers: ownerCookie(await adminTokenOf(payload)),
      body: { text },
    }),
    'POST /api/track/:token/review': async () => {
      await payload.updateGlobal({ slug: 'shop-settings', data: { reviewDays: 7 } });
      const { id } = await makeService(payload);
      const order = await makeOrder(payload, id, { status: 'shipped' });
      return {
        path: `/api/track/${trackToken(payload, order)}/review`,
        body: { stars: 5, text: 'Feels like new.' },
      };
    },
    'PATCH /api/admin/reviews/:id': async () => ({
      path: `/api/admin/reviews/${(await makeReview(payload)).id}`,
      headers: ownerCookie(await adminTokenOf(payload)),
      body: { answer: 'Thanks!' },
    }),
  };
}

/** The owner's answers and decisions, for ten windows at the same time. */
export const wordWritings = (payload: Payload) => ({
  'POST /api/questions/:id/answer': {
    prepare: async () => (await makeQuestion(payload)).id,
    body: (n: number) => ({ text: `Answer number ${n}` }),
    statuses: oneIs(200, 409),
  },
  'PATCH /api/admin/reviews/:id': {
    prepare: async () => (await makeReview(payload)).id,
    body: (n: number) => ({ answer: `Thanks, ${n} times.` }),
  },
});

interface WalkReviews {
  walker: Walker;
  asOwner: { cookie: string; param: string };
  token: string | undefined;
}

/** Makes every call about an order's review. */
export async function walkReviews({ walker, asOwner, token }: WalkReviews): Promise<void> {
  const { cookie } = asOwner;
  const turnOn = (reviewDays: number) =>
    walker.make('PATCH /api/admin/shop-settings', { cookie, body: { reviewDays } });
  const status = (to: string) =>
    walker.make('PATCH /api/orders/:id/status', { ...asOwner, body: { status: to } });
  const write = (expected?: number) =>
    walker.make('POST /api/track/:token/review', {
      param: token,
      body: { stars: 5, text: 'Feels like new.' },
      status: expected,
    });
  await write(409);
  await turnOn(7);
  await status('shipped');
  await write();
  const { json } = await walker.make('GET /api/admin/reviews', { cookie });
  const [review] = z.array(reviewView).parse(json);
  const body = { answer: 'Thanks!' };
  await walker.make('PATCH /api/admin/reviews/:id', { cookie, param: review?.id, body });
  await walker.make('GET /api/reviews');
  await walker.make('GET /api/track/:token', { param: token });
  await walker.make('DELETE /api/track/:token/review', { param: token });
  await turnOn(0);
  await status('not_received');
}
