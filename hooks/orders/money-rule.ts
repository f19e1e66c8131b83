import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CountedOrder, entryForStatus, lastMoved, orderMoney } from '#domain/orders/amount-due';
import { openExtraWork } from '#domain/orders/extra-work';
import { type LedgerEntry, ledgerEntry, ledgerOf, mergeEntries } from '#domain/orders/ledger';
import { NEW_ORDER } from '#domain/orders/order-status';
import { pendingRefunds } from '#domain/orders/refunds';
import { fromNow } from '#domain/wire/durations';
import type { Rule } from '#server/platform/database/rule';
import type { Order } from '../../payload-types';

const added = z.array(ledgerEntry).nullish();

/** Keeps an order's ledger, amounts, and payment status consistent, in one write (rules 15.7, 16.1). New entries come in `movements`. */
export const updateMoney: Rule<'orders'> = {
  name: 'update-money',
  of: ['status', 'paymentStatus', 'total', 'movements', 'extraWork'],
  reads: ['version'],
  before: ({ stored, changes }) => {
    const fresh = added.parse(changes.movements) ?? [];
    const known = stored ? ledgerOf(stored) : [];
    const after = { ...counted(stored, changes), movements: mergeEntries(known, fresh) };
    const as = { id: randomUUID(), at: new Date().toISOString() };
    const statusEntry = fresh.length === 0 ? entryForStatus({ before: stored, after, as }) : null;
    const entries = statusEntry ? mergeEntries(after.movements, [statusEntry]) : after.movements;
    const money = orderMoney({ ...after, movements: entries });
    return {
      movements: entries,
      movedAt: lastMoved(entries),
      ...money,
      ...(fresh.length > 0 && nowPaid({ ...after, ...money })),
      extraWorkSince: openExtraWork(after.extraWork)?.at ?? null,
      refundCheckAt: nextCheck({ ...after, movements: entries }, fresh),
    };
  },
};

/** How long a request for a refund takes at most, in ms. After that, the job checks, too. */
const ASKER_FIRST_MS = 30_000;

/** When to check pending refunds, including those that a crash left behind (rule 16.6). */
function nextCheck(
  order: CountedOrder & Pick<Partial<Order>, 'refundCheckAt'>,
  fresh: readonly LedgerEntry[],
): string | null {
  if (pendingRefunds(order).length === 0) return null;
  const soon = fromNow(ASKER_FIRST_MS);
  return fresh.some(({ status }) => status === 'pending') ? soon : (order.refundCheckAt ?? soon);
}

/** Fills in defaults as Payload would. */
function counted(
  stored: Order | null,
  changes: Partial<Order>,
): CountedOrder & Pick<Partial<Order>, 'refundCheckAt'> {
  const { id = '', ...order } = { ...NEW_ORDER, ...stored, ...changes };
  return { ...order, id };
}

/** Once the money covers the total, the order is paid. If it was waiting for payment, it moves on. */
function nowPaid(
  order: CountedOrder & { amountPaid: number },
): Pick<Partial<Order>, 'paymentStatus' | 'status'> {
  const { status, paymentStatus, total, amountPaid } = order;
  if (paymentStatus === 'succeeded' || !total || amountPaid < total) return {};
  return { paymentStatus: 'succeeded', ...(status === 'pending_payment' && { status: 'not_received' }) };
}
