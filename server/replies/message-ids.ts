import type { Payload } from 'payload';
import { z } from 'zod';
import { idOnce } from '#server/platform/access/make-once';
import { findOne } from '#server/platform/database/find';

const markOf = (payload: Payload, orderId: string): string =>
  idOnce(payload, 'a Message-ID about the order', orderId).replaceAll('-', '').slice(0, 16);

/** The part of a Message-ID before the @. It names the order, so a reply finds it even if the outbox row was removed (rule 32.1). */
export function orderMessageId(payload: Payload, rowId: string, orderId: string): string {
  return `${rowId}.${orderId}.${markOf(payload, orderId)}`;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OWN_ID = new RegExp(`^<(${UUID})(?:\\.(${UUID})\\.([0-9a-f]{16}))?@`);

interface SentEmail {
  orderId: string | null;
  /** Null if the row was removed. */
  recipient: string | null;
}

const rowData = z.object({ orderId: z.string() });

/** Finds the email we sent with this Message-ID, or null. A forged ID isn't found. */
export async function findSent(payload: Payload, messageId: string): Promise<SentEmail | null> {
  const [, rowId, orderId, mark] = OWN_ID.exec(messageId) ?? [];
  if (!rowId) return null;
  const row = await findOne(payload, 'outbox', { id: { equals: rowId } });
  const recipient = row?.recipient ?? null;
  if (orderId && mark === markOf(payload, orderId)) return { orderId, recipient };
  return row && { orderId: rowData.safeParse(row.payload).data?.orderId ?? null, recipient };
}
