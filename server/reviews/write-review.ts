import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { REMOVE_REVIEW_WORDING, REVIEW_WORDING } from '#domain/consents/consent-words';
import { isReviewable } from '#domain/follow-ups/follow-up';
import type { Actor } from '#domain/orders/order-events';
import type { TrackView } from '#domain/orders/track-contract';
import { lastOnWayBack } from '#domain/orders/track-packages';
import type { ReviewRequest } from '#domain/reviews/review-contract';
import { reviewerName } from '#domain/reviews/reviewer-name';
import { ofOrder, recordConsent } from '#server/consents/record-consent';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { findTracked } from '#server/orders/track-token';
import { changeJudged, createUnlessTaken } from '#server/platform/database/change-if';
import { versionIs } from '#server/platform/database/version';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Limits } from '#server/platform/limits/limits';
import { enqueueBefore, removeQueued } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { findReview, ownReview } from './read-reviews';
import { servicesOn } from './services-on';

const BY_CUSTOMER: Actor = { role: 'customer' };

interface WriteReview {
  payload: Payload;
  limits: Limits;
  token: string;
  input: ReviewRequest;
}

/** Writes an order's review, or changes it until it's approved (rule 37.3). Throws a ShopError or TooManyError. */
export async function writeReview({ payload, limits, token, input }: WriteReview): Promise<void> {
  const order = await findTracked(payload, token);
  if (!(await takesReview(payload, order))) throw new ShopError('REVIEWS_OFF');
  await limits.take('review-order', order.id);
  const isNew = (await findReview(payload, order.id)) === null;
  if (!isNew || !(await createReview(payload, order, input))) await changeReview(payload, order, input);
}

/** Whether an order's page offers to write a review (rule 37.2). */
export async function takesReview(payload: Payload, order: Order): Promise<boolean> {
  return (await readShopSettings(payload)).reviewDays > 0 && isReviewable(order);
}

const newReviewKey = (orderId: string) => `${orderId}:new-review`;

/** Returns false if another request was first. */
async function createReview(payload: Payload, order: Order, input: ReviewRequest): Promise<boolean> {
  // The email is queued first, so a crash can't lose it. If the review isn't stored, the email is dropped.
  await enqueueBefore(payload, 'mail:new-review', {
    key: newReviewKey(order.id),
    data: { orderId: order.id },
  });
  const writtenAt = new Date().toISOString();
  const review = await recordConsent({
    payload,
    consent: { ...consentOf(order), given: true, wording: REVIEW_WORDING },
    change: () =>
      createUnlessTaken(payload, 'reviews', {
        id: randomUUID(),
        version: 0,
        orderId: order.id,
        name: reviewerName(order.customerName),
        service: servicesOn(order),
        ...input,
        status: 'waiting',
        writtenAt,
        waitingSince: writtenAt,
      }),
  });
  wakeOutbox(payload);
  if (!review) return false;
  // The customer may have been erased since then.
  const now = await findOrder(payload, order.id);
  if (now && isReviewable(now)) return true;
  await deleteReview(payload, order.id);
  throw new ShopError('REVIEWS_OFF');
}

async function changeReview(payload: Payload, order: Order, input: ReviewRequest): Promise<void> {
  const review = await findReview(payload, order.id);
  const changed =
    review &&
    (await changeJudged(payload, 'reviews', review.id, BY_CUSTOMER, ({ status, version, stars, text }) => {
      if (status === 'approved') throw new ShopError('REVIEW_DECIDED');
      if (stars === input.stars && (text ?? '') === input.text) return {};
      const writtenAt = new Date().toISOString();
      // If the owner declined it, the owner has to decide again.
      const again = status === 'declined' && { status: 'waiting' as const, waitingSince: writtenAt };
      const data = { ...input, writtenAt, ...again };
      return { write: { data, condition: [{ status: { equals: status } }, versionIs(version ?? 0)] } };
    }));
  if (!changed) throw new ShopError('CONFLICT');
}

/** Permanently removes an order's review (rule 37.8). Throws NOT_FOUND for an unknown link. */
export async function removeReview(payload: Payload, token: string): Promise<void> {
  const order = await findTracked(payload, token);
  if (!(await findReview(payload, order.id))) return;
  await recordConsent({
    payload,
    consent: { ...consentOf(order), given: false, wording: REMOVE_REVIEW_WORDING },
    change: () => deleteReview(payload, order.id),
  });
}

/** Deletes an order's review, if it has one. The home page stops showing it right away. */
export async function deleteReview(payload: Payload, orderId: string): Promise<boolean> {
  const review = await findReview(payload, orderId);
  if (!review) return false;
  // This is a filter, because two calls may run at the same time.
  await payload.delete({ collection: 'reviews', where: { id: { equals: review.id } }, overrideAccess: true });
  await removeQueued(payload, newReviewKey(orderId));
  return true;
}

const consentOf = (order: Order) => ({ kind: 'review', place: 'order-page', ...ofOrder(order) }) as const;

/** Returns what an order's page shows about its review, or undefined for nothing. */
export async function trackedReview(payload: Payload, order: Order): Promise<TrackView['review']> {
  const [review, isOffered] = await Promise.all([findReview(payload, order.id), takesReview(payload, order)]);
  const report = lastOnWayBack(storedHistory(order));
  // Orders from before there was a history have no report either.
  const isBack = !report || report.data.state === 'delivered';
  if (!review) return isOffered && isBack ? { canWrite: true, written: null } : undefined;
  return { canWrite: isOffered && review.status !== 'approved', written: ownReview(review) };
}
