import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { readDraft, writeDraft } from '../ui/tab-draft';
import { ticketFacts } from './ticket-facts';

const STORAGE_KEY = 'paid-order';

const paidOrder = z.object({
  orderId: documentId,
  ticket: ticketFacts,
  trackPath: z.optional(z.string()),
});
/** What this tab knows of the order it paid; the server doesn't tell it by id alone. */
export type PaidOrder = z.infer<typeof paidOrder>;

/** Keeps the order that was paid last in this tab, for its confirmation. Without storage the confirmation stays general. */
export const keepPaidOrder = (order: PaidOrder) => writeDraft(STORAGE_KEY, paidOrder.parse(order));

/** The order if it's the one this tab paid last, or null. */
export function readPaidOrder(orderId: string): PaidOrder | null {
  const kept = paidOrder.safeParse(readDraft(STORAGE_KEY)).data;
  return kept?.orderId === orderId ? kept : null;
}
