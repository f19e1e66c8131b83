import { createHash } from 'node:crypto';
import { sumEntries, unpaidAmount } from '#domain/orders/amount-due';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { EXTRA_WORK_LIMITS } from '#domain/orders/extra-work-contract';
import { shownText } from '#domain/orders/extra-work-words';
import { ledgerOf, newPayment, newRefund } from '#domain/orders/ledger';
import type { PaidHow } from '#domain/orders/paid-how';
import { readyEstimate, TURNAROUND_DAYS } from '#domain/orders/ready-by';
import { dayOf, readyByFrom } from '#domain/orders/ready-by-days';
import { DAY_MS } from '#domain/wire/durations';
import { roundHalfUp } from '#domain/wire/money';
import type { Order } from '../payload-types';
import { demoFindings, demoLaceColors, demoServices } from './demo-catalogue';
import type { DemoGlove } from './demo-orders';
import { demoId } from './store-once';

type Changed = Partial<Order> & Pick<Order, 'id' | 'status' | 'paymentStatus'>;

const FEE = { share: 0.0349, fixed: 49 } as const;

/** Records a payment of what's due, or of `amount` cents. Once payments cover the total, the order is paid. */
export function paid(order: Changed, at: Date, how: PaidHow, amount = unpaidAmount(order)): Partial<Order> {
  const known = ledgerOf(order);
  const fee = how === 'paypal' ? roundHalfUp(amount * FEE.share) + FEE.fixed : null;
  const id = demoId(`movement ${order.id} ${known.length}`);
  const entries = [...known, newPayment({ id, at: at.toISOString(), amount, how, fee })];
  if (sumEntries(entries).amountPaid < (order.total ?? 0)) return { movements: entries };
  return {
    movements: entries,
    paymentStatus: 'succeeded',
    ...(order.status === 'pending_payment' && { status: 'not_received' }),
  };
}

interface Refund {
  amount: number | 'all';
  how: PaidHow;
  reason: string;
}

export function refunded(order: Changed, at: Date, { amount, how, reason }: Refund): Partial<Order> {
  const known = ledgerOf(order);
  const id = demoId(`movement ${order.id} ${known.length}`);
  const cents = amount === 'all' ? sumEntries(known).amountPaid : amount;
  const as = { status: 'succeeded', isCounted: true, refundId: id, reason, how } as const;
  return { movements: [...known, newRefund({ id, at: at.toISOString(), amount: cents, ...as })] };
}

export function readyBy(gloves: readonly DemoGlove[], arrived: Date): Partial<Order> {
  const { from, to } = readyByFrom(
    dayOf(arrived),
    readyEstimate({
      turnaroundDays: TURNAROUND_DAYS,
      serviceDays: gloves.map(({ service }) => demoServices.find(({ name }) => name === service)?.days),
      inventories: demoLaceColors
        .filter(({ name }) => gloves.some(({ lace }) => lace === name))
        .map(({ inventory }) => inventory),
    }),
  );
  return { readyFrom: from, readyTo: to };
}

interface Finding {
  lines: readonly string[];
  note?: string | null;
}

/** Proposes extra work, open for as long as the shop allows. */
export function found(order: Changed, at: Date, { lines, note = null }: Finding): Partial<Order> {
  const known = extraWorkOf(order.extraWork);
  const proposal: ExtraWork = {
    id: demoId(`extra work ${order.id} ${known.length}`),
    at: at.toISOString(),
    lines: demoFindings
      .filter(({ name }) => lines.includes(name))
      .map(({ description, amount }) => ({ description, amount })),
    note,
    photos: [],
    expiresAt: new Date(at.getTime() + EXTRA_WORK_LIMITS.days * DAY_MS).toISOString(),
    status: 'open',
    answeredAt: null,
    evidence: null,
    remindedAt: null,
  };
  return { extraWork: [...known, proposal] };
}

/** The IP address that the customer answered from. It's reserved for examples (RFC 5737). */
const ADDRESS = '203.0.113.24';

export function answered(order: Changed, at: Date, status: 'accepted' | 'declined'): Partial<Order> {
  const answeredAt = at.toISOString();
  return {
    extraWork: extraWorkOf(order.extraWork).map((each) => {
      if (each.status !== 'open') return each;
      const textHash = createHash('sha256').update(shownText(each)).digest('hex');
      return { ...each, status, answeredAt, evidence: { at: answeredAt, address: ADDRESS, textHash } };
    }),
  };
}
