import { orderNumber } from '#domain/orders/order-number';
import { actorOf } from '#domain/people/people';
import type { ReviewPatch } from '#domain/reviews/review-contract';
import { audited } from '#server/audit/audited';
import { allowed, type OwnersChange } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import type { Review } from '../../payload-types';

const DID = { approved: 'Approved a review', declined: 'Declined a review' } as const;

/** Approves, declines, or answers a review (rule 37.4). Returns the new version. Throws FORBIDDEN, NOT_FOUND, or CONFLICT. */
export async function changeReview(
  { payload, user, id, ifMatch }: OwnersChange,
  { status, answer }: ReviewPatch,
): Promise<number> {
  await allowed({ payload, user, collection: 'reviews', operation: 'read' });
  const review = orNotFound(await findOne(payload, 'reviews', { id: { equals: id } }));
  // The owner only approves the version they saw.
  if (status && ifMatch === undefined) throw new ShopError('CONFLICT');
  const text = [
    status && DID[status],
    answer !== undefined && (answer ? 'Answered a review' : 'Removed the answer to a review'),
  ]
    .filter(Boolean)
    .join(', ');
  const changed = await audited({
    payload,
    event: {
      kind: 'review',
      actor: user,
      subject: orderNumber(review.orderId),
      text,
      data: { reviewId: id, orderId: review.orderId },
    },
    change: () =>
      changeIf(payload, 'reviews', id, {
        data: { ...(status && { status, waitingSince: null }), ...answered(answer) },
        condition: ifMatch === undefined ? [] : [versionIs(ifMatch)],
        by: actorOf(user),
      }),
  });
  if (changed) return changed.version ?? 0;
  throw new ShopError((await findOne(payload, 'reviews', { id: { equals: id } })) ? 'CONFLICT' : 'NOT_FOUND');
}

function answered(answer: string | undefined): Partial<Review> {
  if (answer === undefined) return {};
  return answer ? { answer, answeredAt: new Date().toISOString() } : { answer: null, answeredAt: null };
}
