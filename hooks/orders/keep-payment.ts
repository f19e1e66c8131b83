import type { CollectionBeforeChangeHook } from 'payload';
import { keepPaid } from '#server/orders/keep-paid';
import type { Order } from '../../payload-types';

/** A form of the editor that was opened before a payment came does not undo it. */
export const keepPayment: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) =>
  operation === 'update' && originalDoc ? { ...data, ...keepPaid(originalDoc, data) } : data;
