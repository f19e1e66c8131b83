import type { Payload } from 'payload';
import type { OrderStatus } from '#domain/orders/order-status';
import { writeFields } from '#server/access/write-fields';
import type { Admin } from '../../payload-types';

interface ChangeOrderStatus {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
  status: OrderStatus;
}

/**
 * Gives an order any status (rule 7.2); nothing else of it is written. Who picks one status means it, also when it is the one of
 * an order that waits for its payment: no form is behind it that could be old. Answers and throws as `writeFields`.
 */
export function changeOrderStatus({ status, ...change }: ChangeOrderStatus): Promise<number> {
  return writeFields({ ...change, collection: 'orders', data: { status }, except: ['keep-paid'] });
}
