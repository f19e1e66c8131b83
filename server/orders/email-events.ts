import type { Payload } from 'payload';
import { z } from 'zod';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import type { NewEvent, OrderEvent } from '#domain/orders/order-events';
import { changeIf } from '#server/platform/database/change-if';
import type { Outbox } from '../../payload-types';

const aboutOrder = z.object({ orderId: z.string() });
const aboutMessage = z.object({ messageId: z.string() });

function orderOf({ kind, payload }: Outbox): string | null {
  if (!kind.startsWith('mail:')) return null;
  return aboutOrder.safeParse(payload).data?.orderId ?? null;
}

/** What happened to an order's email, as a history event. Null for other emails. */
export function emailEvent(row: Outbox): OrderEvent | null {
  const { id, kind, status, updatedAt, lastError } = row;
  if (!orderOf(row) || (status !== 'sent' && status !== 'failed')) return null;
  return {
    id,
    at: updatedAt,
    kind: 'mail',
    actor: { role: 'shop' },
    text: `${OUTBOX_KIND_LABEL[kind]}: ${status}`,
    isPublic: false,
    data: {
      mail: kind,
      result: status,
      ...aboutMessage.safeParse(row.payload).data,
      ...(lastError && { problem: lastError }),
    },
  };
}

/** Adds an email's outcome to the history (rule 15.1), without the server's message, which may name the customer. */
export async function recordEmailEvent(payload: Payload, row: Outbox, id: string = row.id): Promise<void> {
  const [orderId, event] = [orderOf(row), emailEvent(row)];
  if (!orderId || !event) return;
  const { problem: _problem, ...data } = event.data;
  const newEvent: NewEvent = { ...event, id, data };
  await changeIf(payload, 'orders', orderId, { data: { story: [newEvent] } });
}
