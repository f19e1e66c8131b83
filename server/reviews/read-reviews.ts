import type { Payload, Where } from 'payload';
import type { MayShow } from '#domain/gallery/may-show';
import type { ReviewListQuery } from '#domain/lists/list-query';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnReview, ReviewView } from '#domain/reviews/review-contract';
import type { ShownReview } from '#domain/reviews/shown-review';
import { storedPictures } from '#server/photos/claim-photos';
import type { ByPerson } from '#server/platform/access/allowed';
import { findPage } from '#server/platform/access/find-page';
import { findAll, findOne } from '#server/platform/database/find';
import type { Page } from '#server/platform/database/page-query';
import type { Order, Review } from '../../payload-types';

/** How many reviews the home page shows (decision 048). */
const SHOWN_MAX = 12;

interface ListedReviews {
  list: ShownReview[];
  /** Returns a function that checks whether customers still allow the reviews in the list. Undefined if the list is empty. */
  isAllowed?: () => Promise<boolean>;
}

/** Approved reviews for the home page, newest first (rule 37.6). */
export async function listReviews(payload: Payload): Promise<ListedReviews> {
  const reviews = await findAll(payload, 'reviews', APPROVED, ['-writtenAt', 'id'], SHOWN_MAX);
  const photos = await photosBeside(payload, reviews);
  const list = reviews.map(({ id, orderId, stars, text, name, service, writtenAt, answer }) => ({
    id,
    stars,
    text: text ?? '',
    name,
    service: service ?? '',
    writtenAt,
    answer: answer || null,
    photos: photos.get(orderId) ?? null,
  }));
  const isAllowed = () => areAllowed(payload, reviews, [...photos.keys()]);
  return { list, ...(list.length > 0 && { isAllowed }) };
}

const APPROVED: Where = { status: { equals: 'approved' } };
const mayBeNamed = (ids: readonly string[]): Where => ({
  and: [{ id: { in: [...ids] } }, { mayShow: { equals: 'with-first-name' satisfies MayShow } }],
});

/** Returns the photos that we may show with the customer's name. They're from the order's album in the gallery (rule 37.7). */
async function photosBeside(
  payload: Payload,
  reviews: readonly Review[],
): Promise<Map<string, NonNullable<ShownReview['photos']>>> {
  if (reviews.length === 0) return new Map();
  const orders = await findAll(payload, 'orders', mayBeNamed(reviews.map(({ orderId }) => orderId)));
  if (orders.length === 0) return new Map();
  const albums = await findAll(payload, 'gallery', { order: { in: orders.map(({ id }) => id) } });
  return new Map(
    albums.flatMap(({ order, imageUrls }) => {
      const [before, after] = storedPictures.parse(imageUrls);
      return order && before && after ? [[order, { before, after }] as const] : [];
    }),
  );
}

// Runs before each use of the cached list, so a removed review disappears from every server right away (rule 37.8).
async function areAllowed(
  { db }: Payload,
  reviews: readonly Review[],
  withPhotos: readonly string[],
): Promise<boolean> {
  const shown: Where = { and: [APPROVED, { id: { in: reviews.map(({ id }) => id) } }] };
  const { totalDocs } = await db.count({ collection: 'reviews', where: shown });
  if (totalDocs !== reviews.length || withPhotos.length === 0) return totalDocs === reviews.length;
  return (
    (await db.count({ collection: 'orders', where: mayBeNamed(withPhotos) })).totalDocs === withPhotos.length
  );
}

/** Reviews for the owner: waiting first, then newest. */
export async function listOwnersReviews({
  payload,
  user,
  query: { pageSize },
}: ByPerson & { query: ReviewListQuery }): Promise<Page<ReviewView>> {
  const { docs, total } = await findPage({
    payload,
    user,
    collection: 'reviews',
    where: [],
    sort: ['-waitingSince', '-writtenAt'],
    pageSize,
    fields: REVIEW_FIELDS,
  });
  return { docs: docs.map(presentReview), total };
}

const REVIEW_FIELDS = [
  'id',
  'version',
  'orderId',
  'name',
  'service',
  'stars',
  'text',
  'status',
  'writtenAt',
  'answer',
  'answeredAt',
] as const;
type StoredReview = Pick<Review, (typeof REVIEW_FIELDS)[number]>;

function presentReview(review: StoredReview): ReviewView {
  const { id, version, orderId, name, service } = review;
  return {
    ...ownReview(review),
    id,
    version: version ?? 0,
    orderId,
    orderNumber: orderNumber(orderId),
    name,
    service: service ?? '',
  };
}

export async function reviewOf(
  payload: Payload,
  { id }: Pick<Order, 'id'>,
): Promise<{ review?: ReviewView }> {
  const review = await findReview(payload, id);
  return review ? { review: presentReview(review) } : {};
}

/** Returns an order's review, or null. */
export function findReview(payload: Payload, orderId: string): Promise<Review | null> {
  return findOne(payload, 'reviews', { orderId: { equals: orderId } });
}

/** A review for its customer (rules 37.5 and 10.16). */
export function ownReview({ stars, text, status, writtenAt, answer, answeredAt }: StoredReview): OwnReview {
  return {
    stars,
    text: text ?? '',
    status,
    writtenAt,
    answer: answer && answeredAt ? { text: answer, at: answeredAt } : null,
  };
}
