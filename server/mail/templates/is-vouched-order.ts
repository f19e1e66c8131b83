import type { Payload } from 'payload';
import { isGloveHere } from '#domain/orders/order-status';
import { isRealCapture } from '#domain/payments/payment';
import { findCustomer } from '#server/accounts/find-customer';
import type { Order } from '../../../payload-types';

/**
 * Whether what was typed with an order may stand in mails to its customer (decision 009): its glove is here, money was paid
 * for it, or whoever reads that mailbox placed it, signed in. A stranger can order in any name, also in a known customer's.
 */
export async function isVouchedOrder(payload: Payload, order: Order): Promise<boolean> {
  if (isGloveHere(order.status)) return true;
  if (isRealCapture(order.paypalCaptureId)) return true;
  const { customer } = order;
  if (!customer) return false;
  const account = await findCustomer(payload, typeof customer === 'string' ? customer : customer.id);
  return account?.provenEmail === order.customerEmail;
}
