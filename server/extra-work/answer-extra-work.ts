import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { greeting } from '#domain/messages/greeting';
import { proposalStatus } from '#domain/orders/extra-work';
import type { ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import { shownText } from '#domain/orders/extra-work-words';
import { actorOf } from '#domain/people/people';
import { orderFor } from '#server/orders/find-order';
import { findTracked } from '#server/orders/track-token';
import type { OnOne } from '#server/platform/access/allowed';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { changeExtraWork, extraWorkIn, queueExtraWorkEmail } from './change-extra-work';

const ENDS_AS = { accept: 'accepted', decline: 'declined' } as const;

interface Answer {
  payload: Payload;
  token: string;
  extraId: string;
  answer: ExtraWorkAnswer;
  address: string;
}

/** Records a customer's answer to extra work, by the order's link (rule 16.3). Throws NOT_FOUND or EXTRA_WORK_OVER. */
export async function answerExtraWork({ payload, token, extraId, answer, address }: Answer): Promise<void> {
  const order = await findTracked(payload, token);
  const extraWork = orNotFound(extraWorkIn(order, extraId));
  const status = ENDS_AS[answer];
  const now = new Date();
  const proposalState = proposalStatus(extraWork, now);
  if (proposalState === status) return;
  if (proposalState !== 'open') throw new ShopError('EXTRA_WORK_OVER');
  await queueExtraWorkEmail(payload, order, extraId, `mail:extra-work-${status}`);
  const at = now.toISOString();
  const textHash = createHash('sha256').update(shownText(extraWork)).digest('hex');
  const name = greeting({ name: order.customerName, mayQuote: false });
  const ended = await changeExtraWork(
    payload,
    order.id,
    extraWork,
    { status, answeredAt: at, evidence: { at, address, textHash } },
    { role: 'customer', name },
  );
  if (ended?.status !== status) throw new ShopError(ended ? 'EXTRA_WORK_OVER' : 'NOT_FOUND');
}

/** Withdraws open extra work. Throws a ShopError: FORBIDDEN, NOT_FOUND, or EXTRA_WORK_OVER. */
export async function withdrawExtraWork(on: OnOne, extraId: string): Promise<void> {
  const { payload, user, id } = on;
  const order = await orderFor(on);
  const extraWork = orNotFound(extraWorkIn(order, extraId));
  if (extraWork.status === 'withdrawn') return;
  if (extraWork.status !== 'open') throw new ShopError('EXTRA_WORK_OVER');
  await queueExtraWorkEmail(payload, order, extraId, 'mail:extra-work-withdrawn');
  const ended = await changeExtraWork(
    payload,
    id,
    extraWork,
    { status: 'withdrawn', answeredAt: new Date().toISOString() },
    actorOf(user),
  );
  if (ended?.status !== 'withdrawn') throw new ShopError(ended ? 'EXTRA_WORK_OVER' : 'NOT_FOUND');
}
