import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { ticketFacts } from './ticket-facts';

const STORAGE_KEY = 'paid-order';

const paidOrder = z.object({
  orderId: documentId,
  ticket: ticketFacts,
  trackPath: z.optional(z.string()),
});
/** What this tab knows of the order it paid; the server does not tell it by id alone. */
export type PaidOrder = z.infer<typeof paidOrder>;

/** Keeps the order that was paid last in this tab, for its confirmation. */
export function keepPaidOrder(order: PaidOrder): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(paidOrder.parse(order)));
  } catch (error) {
    // Without storage the confirmation stays general.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The order if it is the one this tab paid last, or null. */
export function readPaidOrder(orderId: string): PaidOrder | null {
  try {
    const kept = paidOrder.safeParse(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return kept.success && kept.data.orderId === orderId ? kept.data : null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
