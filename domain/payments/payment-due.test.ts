import { cases } from '#domain/testing/cases';
import { paymentState } from './payment-due';

const ORDER = {
  status: 'pending_payment',
  deliveryMethod: 'dropoff',
  amountDue: 8000,
  extraTotal: 0,
  isChecked: false,
} as const;

cases([
  [{}, 'online'],
  [{ isChecked: true }, 'checking'],
  [{ status: 'not_received', amountDue: 0 }, 'settled'],
  [{ status: 'shipped', amountDue: 0, isChecked: true }, 'settled'],
  [{ status: 'not_received' }, 'in_person'],
  [{ status: 'received' }, 'in_person'],
  // This work was accepted on the order's page, so it can be paid there.
  [{ status: 'received', extraTotal: 2000 }, 'online'],
  // This customer never comes to the counter.
  [{ status: 'in-progress', deliveryMethod: 'ship' }, 'online'],
  [{ status: 'canceled' }, 'canceled'],
] as const)('paymentState for %o is %s', ([changes]) => paymentState({ ...ORDER, ...changes }));
