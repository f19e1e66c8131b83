import type { PaymentMethod } from '#domain/order-status';

declare module 'payload' {
  interface RequestContext {
    /** How the customer of a wizard order pays; decides the state the new order starts in. */
    paymentMethod?: PaymentMethod;
  }
}
