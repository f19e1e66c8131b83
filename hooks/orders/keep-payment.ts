import type { CollectionBeforeChangeHook } from 'payload';
import { keepPaid } from '#server/orders/keep-paid';
import { tellChange } from '#server/orders/write-order';
import type { Order } from '../../payload-types';

/** A form of the editor that was opened before a payment came does not undo it; a cancel or another total is told. */
export const keepPayment: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const kept = { ...data, ...keepPaid(originalDoc, data) };
  return { ...kept, ...tellChange(originalDoc, kept, kept.paymentProblem) };
};
