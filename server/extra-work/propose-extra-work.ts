import { allowsExtraWork, type ExtraWork, extraWorkOf, openExtraWork } from '#domain/orders/extra-work';
import type { ExtraWorkRequest } from '#domain/orders/extra-work-contract';
import { actorOf } from '#domain/people/people';
import { DAY_MS } from '#domain/wire/durations';
import { writeOrder } from '#server/orders/find-order';
import { isFull } from '#server/orders/present-order';
import { allowed, type Once, type OnOne } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { ShopError } from '#server/platform/errors/shop-error';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { queueExtraWorkText } from '#server/texts/queue-texts';
import type { Order } from '../../payload-types';
import { queueExtraWorkEmail } from './change-extra-work';

interface Propose extends OnOne, Once {
  proposal: ExtraWorkRequest;
}

/** Proposes extra work to a customer by email (rule 16.3). Throws a ShopError, or a ValidationError for missing photos. */
export async function proposeExtraWork(request: Propose): Promise<{ id: string }> {
  const { payload, user, id, proposal, idempotencyKey } = request;
  const { expiresInDays, ...shown } = proposal;
  const mayWrite = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const extraId = idOnce(payload, `extra work on ${id}`, idempotencyKey);
  const now = Date.now();
  const proposed: ExtraWork = {
    ...shown,
    id: extraId,
    at: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInDays * DAY_MS).toISOString(),
    status: 'open',
    answeredAt: null,
    evidence: null,
    remindedAt: null,
  };
  const written = await writeOrder(payload, id, actorOf(user), async (order) => {
    if (isStored(order, extraId)) return {};
    refuseClosed(order);
    await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work');
    await queueExtraWorkText(payload, order, extraId);
    return { write: { data: { extraWork: [proposed] }, condition: mayWrite } };
  });
  if (!written) throw new ShopError('NOT_FOUND');
  wakeOutbox(payload);
  return { id: extraId };
}

function isStored({ extraWork }: Order, extraId: string): boolean {
  return extraWorkOf(extraWork).some(({ id }) => id === extraId);
}

function refuseClosed(order: Order): void {
  if (!allowsExtraWork(order.status)) throw new ShopError('ORDER_OVER');
  if (openExtraWork(order.extraWork)) throw new ShopError('EXTRA_WORK_OPEN');
  if (isFull(order)) throw new ShopError('STORY_FULL');
}
