import type { PaymentMethod } from '#domain/orders/order-status';

declare module 'payload' {
  interface RequestContext {
    /** How the customer of a wizard order pays; decides the state the new order starts in. */
    paymentMethod?: PaymentMethod;
    /** The owner's form says what an order costs; its gloves are filled in already (rule 7.6). */
    totalsAsSent?: boolean;
    /** Which call makes the order; the same key never makes a second one. */
    idempotencyKey?: string;
    /** Payments that were known when an order was about to be deleted, by the order's id. */
    knownPayments?: Record<string, readonly string[]>;
  }
}
