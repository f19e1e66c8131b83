import type { Payload } from 'payload';
import { z } from 'zod';
import { OUTBOX_KIND_LABEL } from '#domain/mail/outbox';
import type { NewEvent, OrderEvent } from '#domain/orders/order-events';
import { changeIf } from '#server/platform/database/change-if';
import type { Outbox } from '../../payload-types';

const aboutOrder = z.object({ orderId: z.string() });

/** The order that a mail is about; null for other mails and for what only leads to mails. */
function orderOf({ kind, payload }: Outbox): string | null {
  if (!kind.startsWith('mail:')) return null;
  return aboutOrder.safeParse(payload).data?.orderId ?? null;
}

/** What became of a mail about an order, as its story tells it; null for any other mail. */
export function mailEvent(row: Outbox): OrderEvent | null {
  const { id, kind, status, updatedAt, lastError } = row;
  if (!orderOf(row) || (status !== 'sent' && status !== 'failed')) return null;
  return {
    id,
    at: updatedAt,
    kind: 'mail',
    actor: { role: 'shop' },
    text: `${OUTBOX_KIND_LABEL[kind]}: ${status}`,
    isPublic: false,
    data: { mail: kind, result: status, ...(lastError && { problem: lastError }) },
  };
}

interface KeepEvent {
  payload: Payload;
  row: Outbox;
  /** How the event is told from what becomes of the mail next; the mail's own id where nothing does. */
  id?: string;
}

/**
 * Writes into an order's story what became of a mail, before the outbox forgets it (rule 15.1). Done twice it is told once; of an order
 * that is gone nothing is told. What a mail server said stays out: it may name the customer.
 */
export async function keepMailEvent({ payload, row, id = row.id }: KeepEvent): Promise<void> {
  const [orderId, event] = [orderOf(row), mailEvent(row)];
  if (!orderId || !event) return;
  const { problem: _said, ...data } = event.data;
  const told: NewEvent = { ...event, id, data };
  await changeIf({ payload, collection: 'orders', id: orderId, data: { story: [told] } });
}
