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
export type PaidOrder = z.infer<typeof paidOrder>;

/** Stores the last order that this tab paid, for its confirmation. If storage is blocked, the confirmation stays general. */
export const storePaidOrder = (order: PaidOrder) => writeDraft(STORAGE_KEY, paidOrder.parse(order));

/** Returns the order if it's the last one that this tab paid. Otherwise null. */
export function readPaidOrder(orderId: string): PaidOrder | null {
  const stored = paidOrder.safeParse(readDraft(STORAGE_KEY)).data;
  return stored?.orderId === orderId ? stored : null;
}
