import type { Payload } from 'payload';
import { storedMoney } from '#domain/orders/amount-due';
import type { LedgerEntry } from '#domain/orders/ledger';
import { glovePlace } from '#domain/orders/order-status';
import type { RefundView } from '#domain/orders/refund-contract';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import type { PaymentDue } from '#domain/payments/payment-contract';
import { paymentState } from '#domain/payments/payment-due';
import { findOrder, orderFor } from '#server/orders/find-order';
import type { OnOne } from '#server/platform/access/allowed';
import { orNotFound } from '#server/platform/errors/shop-error';
import { findAttempts } from './attempts';

/** An order's refunds, newest first. Throws FORBIDDEN or NOT_FOUND. */
export async function readRefunds(on: OnOne): Promise<RefundView[]> {
  const order = await orderFor(on, 'read');
  return [...refundsOf(order)].reverse().flatMap(([refundId, parts]) => present(refundId, parts));
}

function present(id: string, parts: readonly LedgerEntry[]): RefundView[] {
  const [first] = parts;
  if (!first) return [];
  const sum = (of: readonly LedgerEntry[]) => of.reduce((total, { amount }) => total + amount, 0);
  const { at, how, reason, isCounted } = first;
  return [
    {
      id,
      at,
      how,
      reason,
      isCounted,
      amount: sum(parts),
      refunded: sum(parts.filter(({ status }) => status === 'succeeded')),
      status: refundStatus(parts),
      captureIds: parts.flatMap(({ captureId }) => captureId ?? []),
    },
  ];
}

/** An order's payment state without personal data, for anyone with its ID. Throws a NOT_FOUND ShopError. */
export async function readPaymentDue(payload: Payload, orderId: string): Promise<PaymentDue> {
  const order = orNotFound(await findOrder(payload, orderId));
  const isChecked = (await findAttempts(payload, orderId)).some(({ status }) => status === 'pending');
  const money = storedMoney(order);
  const state = paymentState({ ...order, ...money, isChecked });
  const { total, status, deliveryMethod } = order;
  return {
    standing: state,
    total: total ?? 0,
    amountDue: money.amountDue,
    glove: glovePlace(status),
    deliveryMethod,
  };
}
