import type { ReadyBy } from '#domain/orders/ready-by-days';
import { actorOf } from '#domain/people/people';
import { findOrder } from '#server/orders/find-order';
import { trackUrl } from '#server/orders/track-token';
import { allowed, type OnOne, type OwnersChange } from '#server/platform/access/allowed';
import { writeFields } from '#server/platform/access/write-fields';
import { changeIf } from '#server/platform/database/change-if';
import { orNotFound } from '#server/platform/errors/shop-error';

/** Sets the date a glove will be ready (rule 15.4). Returns and throws like `writeFields`. */
export function setReadyBy(change: OwnersChange, readyBy: ReadyBy | null): Promise<number> {
  const data = { readyFrom: readyBy?.from ?? null, readyTo: readyBy?.to ?? null };
  return writeFields({ ...change, collection: 'orders', data });
}

/** Voids an order's link and returns a new one. Throws FORBIDDEN or NOT_FOUND. */
export async function newTrackLink({ payload, user, id }: OnOne, siteUrl: string): Promise<string> {
  const mayWrite = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const order = await findOrder(payload, id);
  const round = order?.trackRound ?? 0;
  const condition = [...mayWrite, round === 0 ? NO_ROUND : { trackRound: { equals: round } }];
  const data = { trackRound: round + 1 };
  const by = actorOf(user);
  await changeIf(payload, 'orders', id, { condition, data, by });
  const stored = orNotFound(await findOrder(payload, id));
  return trackUrl(payload, stored, siteUrl);
}

const NO_ROUND = { or: [{ trackRound: { exists: false } }, { trackRound: { equals: 0 } }] };
