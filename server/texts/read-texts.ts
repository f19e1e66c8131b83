import type { Payload } from 'payload';
import { isOver } from '#domain/orders/order-status';
import type { TrackView } from '#domain/orders/track-contract';
import type { OrderTexts } from '#domain/texts/text-contract';
import { textProblem } from '#domain/texts/text-problems';
import { orderFor } from '#server/orders/find-order';
import type { OnOne } from '#server/platform/access/allowed';
import { findAll } from '#server/platform/database/find';
import type { Order } from '../../payload-types';
import { findNumber } from './numbers';
import { phoneNumberOf } from './phone-number';

/** Returns an order's texts for the shop. Throws FORBIDDEN or NOT_FOUND. */
export async function readTexts(on: OnOne): Promise<OrderTexts> {
  const { payload, id } = on;
  const order = await orderFor(on);
  const number = order.textNumber ?? null;
  const row = number ? await findNumber(payload, number) : null;
  const texts = await findAll(payload, 'texts', { orderId: { equals: id } }, '-createdAt');
  return {
    number,
    stoppedAt: row?.stoppedAt ?? null,
    problem: row?.problem ? textProblem(row.problem) : null,
    texts: texts.map(({ id: textId, kind, state, sentAt, createdAt, problem, cost }) => ({
      ...{ id: textId, kind, state, at: sentAt ?? createdAt },
      problem: problem ? textProblem(problem) : null,
      cost: cost ?? null,
    })),
  };
}

/** Returns what the customer sees about an order's texts, without the full number (rule 15.5). Nothing if there won't be any. */
export async function trackedTexts(payload: Payload, order: Order): Promise<TrackView['texts']> {
  const number = order.textNumber ?? phoneNumberOf(order.customerPhone);
  if (!number || (isOver(order.status) && !order.textNumber)) return undefined;
  const row = await findNumber(payload, number);
  const isOn = Boolean(order.textNumber);
  return {
    isOn,
    isStopped: Boolean(row?.stoppedAt),
    ending: number.slice(-2),
    ...(isOn && row?.problem && { isFailing: true }),
  };
}
