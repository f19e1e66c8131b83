import type { Payload } from 'payload';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { Once, OnOne } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueue, keysUnder } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Outbox } from '../../payload-types';
import { orderFor } from './find-order';

const DOUBLE_CLICK_MS = 15_000;

const INSTRUCTIONS = {
  ship: { kind: 'mail:shipping-instructions', error: 'ORDER_IS_DROPPED_OFF' },
  dropoff: { kind: 'mail:dropoff-instructions', error: 'ORDER_IS_SHIPPED' },
} as const satisfies Record<DeliveryMethod, object>;

/** Emails the customer how to ship or drop off (rule 7.11). Throws FORBIDDEN, NOT_FOUND, or ORDER_IS_…. */
export async function sendInstructions(on: OnOne & Partial<Once>, method: DeliveryMethod): Promise<void> {
  const { payload, id, idempotencyKey } = on;
  const order = await orderFor(on);
  const { kind, error } = INSTRUCTIONS[method];
  if (order.deliveryMethod !== method) throw new ShopError(error);
  const where = { and: keysUnder(`${id}:${kind}:`) };
  const [last] = await findAll(payload, 'outbox', where, '-createdAt', 1);
  if (last && isDoubleClick(last)) return order.instructedAt ? undefined : recordInstructed(payload, id);
  await enqueue(payload, kind, {
    // Without a key, each email is identified by the one before it, so several clicks at the same time send one email.
    key: `${id}:${kind}:${idempotencyKey ?? last?.id ?? 'first'}`,
    data: { orderId: id },
    recipient: order.customerEmail,
  });
  await recordInstructed(payload, id);
  wakeOutbox(payload);
}

async function recordInstructed(payload: Payload, id: string): Promise<void> {
  const data = { instructedAt: new Date().toISOString() };
  await changeIf(payload, 'orders', id, { data });
}

// An email in the outbox is enough, unless it failed.
function isDoubleClick({ status, createdAt }: Outbox): boolean {
  if (status === 'pending' || status === 'running') return true;
  return status === 'sent' && Date.now() - new Date(createdAt).getTime() < DOUBLE_CLICK_MS;
}
