import { z } from 'zod';
import { packageChanges } from '../shipments/order-packages';
import { formatDollars } from '../wire/money';
import { labelOf } from '../words/label-of';
import { plural } from '../words/plural';
import { DELIVERY_LABEL } from './delivery';
import { extraWorkEvents } from './extra-work-words';
import { type LedgerEntry, ledgerOf, type OrderWithLedger } from './ledger';
import { type Actor, isOfShop, type NewEvent } from './order-events';
import { LINE_NAMES, type LineName, ORDER_LINES } from './order-lines';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from './order-status';
import { howSuffix, PAID_HOW_LABEL } from './paid-how';
import { formatReadyBy, type ReadyBy, readyByOf } from './ready-by-days';

/** The fields of an order its history covers, as stored; money in cents. */
export interface RecordedOrder extends OrderWithLedger, Partial<Record<LineName, string | null>> {
  paymentProblem?: string | null;
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  items?: unknown;
  deliveryMethod?: string | null;
  shippingAddress?: string | null;
  subtotal?: number | null;
  discountAmount?: number | null;
  shippingCharge?: number | null;
  rushCharge?: number | null;
  beforeImages?: unknown;
  afterImages?: unknown;
  readyFrom?: string | null;
  readyTo?: string | null;
  closedUnpaid?: boolean | null;
  extraWork?: unknown;
  cancelReason?: string | null;
  packages?: unknown;
}

/** The fields the history covers. A write that changes none of them adds no event. */
export const RECORDED_FIELDS = [
  'status',
  'paymentStatus',
  'movements',
  'paymentProblem',
  'customerName',
  'customerEmail',
  'customerPhone',
  'items',
  'deliveryMethod',
  'shippingAddress',
  ...LINE_NAMES,
  'subtotal',
  'discountAmount',
  'shippingCharge',
  'rushCharge',
  'total',
  'beforeImages',
  'afterImages',
  'readyFrom',
  'readyTo',
  'extraWork',
  'packages',
] as const satisfies readonly (keyof RecordedOrder)[];

/** The first events of a new order's history. */
export function historyOfNewOrder(order: RecordedOrder, actor: Actor): NewEvent[] {
  const text = isOfShop(actor) ? 'Order entered' : 'Order placed';
  const { total, deliveryMethod } = order;
  return [
    { kind: 'ordered', actor, text, data: { total: total ?? 0, deliveryMethod: deliveryMethod ?? null } },
    ...paymentsIn(ledgerOf(order)).map((payment) => paid(payment, actor)),
  ];
}

/** The events between two versions of an order, in the order they're recorded. */
export function historyOfChange(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  return [
    ...paymentEvents(before, after, actor),
    ...statusEvents(before, after, actor),
    ...readyByEvents(before, after, actor),
    ...trackingEvents(before, after, actor),
    ...packageEvents(before, after, actor),
    ...photoEvents(before, after, actor),
    ...extraWorkEvents(before, after, actor),
    ...editEvents(before, after, actor),
  ];
}

function paid({ amount, how }: LedgerEntry, actor: Actor): NewEvent {
  return {
    kind: 'paid',
    actor,
    text: `Paid ${formatDollars(amount)}${howSuffix(how)}`,
    data: { amount, how },
  };
}

/** Payments that count toward the order. Any other money is shown as a problem. */
function paymentsIn(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ kind, isCounted }) => kind === 'payment' && isCounted);
}

function paymentEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  const [from, to] = [before.paymentStatus, after.paymentStatus];
  const problem = newLines(before.paymentProblem, after.paymentProblem);
  const known = ledgerOf(before).map(({ id }) => id);
  const payments = paymentsIn(ledgerOf(after)).filter(({ id }) => !known.includes(id));
  const events: NewEvent[] = [
    ...payments.map((payment) => paid(payment, actor)),
    ...refundEvents(before, after, actor),
    ...problem.map((text) => ({ kind: 'payment-problem' as const, actor, text })),
  ];
  if (from === to || payments.length > 0) return events;
  if (to === 'failed')
    return [{ kind: 'payment-declined', actor, text: 'Payment failed', data: { from } }, ...events];
  return [
    edited(
      [change('Payment', labelOf(PAYMENT_STATUS_LABEL, from), labelOf(PAYMENT_STATUS_LABEL, to))],
      actor,
    ),
    ...events,
  ];
}

/** Refund events. Each part of a refund has one when it starts and one when it ends. */
function refundEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  const known = new Map(ledgerOf(before).map(({ id, status }) => [id, status]));
  return ledgerOf(after)
    .filter(({ id, kind, status }) => kind === 'refund' && known.get(id) !== status)
    .map(({ amount, how, status, reason, refundId, captureId }) => ({
      kind: 'refund' as const,
      actor,
      text: REFUND_EVENT[status](formatDollars(amount), PAID_HOW_LABEL[how]),
      data: { amount, how, status, refundId, captureId, reason },
    }));
}

const REFUND_EVENT = {
  pending: (amount, how) => `Refund of ${amount} requested (${how})`,
  succeeded: (amount, how) => `Refunded ${amount} (${how})`,
  failed: (amount, how) => `Refund of ${amount} failed (${how})`,
} as const satisfies Record<LedgerEntry['status'], (amount: string, how: string) => string>;

/** Problems are stored one per line. The earlier lines are already in the history. */
function newLines(before: string | null | undefined, after: string | null | undefined): string[] {
  const known = (before ?? '').split('\n');
  return (after ?? '').split('\n').filter((line) => line !== '' && !known.includes(line));
}

function statusEvents(
  { status: from }: RecordedOrder,
  { status: to, closedUnpaid, cancelReason }: RecordedOrder,
  actor: Actor,
): NewEvent[] {
  if (from === to) return [];
  if (to !== 'canceled') {
    const text = `${labelOf(ORDER_STATUS_LABEL, from)} → ${labelOf(ORDER_STATUS_LABEL, to)}`;
    return [{ kind: 'status', actor, text, data: { from, to } }];
  }
  const reason = closedUnpaid ? NOT_PAID : cancelReason || null;
  const text = reason ? `Canceled: ${reason}` : 'Canceled';
  return [{ kind: 'canceled', actor, text, data: { from, to, reason } }];
}

const NOT_PAID = "it wasn't paid in time.";

function readyByEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  const [from, to] = [readyByOf(before), readyByOf(after)];
  if (from?.from === to?.from && from?.to === to?.to) return [];
  const said = (days: ReadyBy | null) => (days ? formatReadyBy(days) : 'no date');
  const text = from ? `Ready by: ${said(from)} → ${said(to)}` : `Ready by ${said(to)}`;
  return [{ kind: 'ready-by', actor, text, data: { from, to } }];
}

function trackingEvents(
  { trackingNumber: from }: RecordedOrder,
  { trackingNumber: to }: RecordedOrder,
  actor: Actor,
): NewEvent[] {
  if ((from || null) === (to || null)) return [];
  const text = to ? `Tracking number ${to}` : 'Tracking number removed';
  return [{ kind: 'tracking', actor, text, data: { from: from || null, to: to || null } }];
}

/** What carriers reported, at the times they gave (rule 27.10). */
function packageEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  return packageChanges(before, after).map(({ direction, text, status: { state, day, since } }) => ({
    kind: 'package',
    actor,
    at: since,
    text,
    data: { direction, state, day },
  }));
}

function photoEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  const sides = [
    ['before', imagesOf(before.beforeImages), imagesOf(after.beforeImages)],
    ['after', imagesOf(before.afterImages), imagesOf(after.afterImages)],
  ] as const;
  return sides.flatMap(([side, had, has]): NewEvent[] => {
    const added = has.filter((image) => !had.includes(image));
    const removed = had.filter((image) => !has.includes(image)).length;
    if (added.length === 0 && removed === 0) return [];
    const said = [
      ...(added.length > 0 ? [`${photos(added.length)} added`] : []),
      ...(removed > 0 ? [`${photos(removed)} removed`] : []),
    ];
    return [{ kind: 'photos', actor, text: `${said.join(', ')} (${side})`, data: { side, added, removed } }];
  });
}

const photos = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });

function imagesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

export const fieldChanges = z.array(
  z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
);
type FieldChange = z.infer<typeof fieldChanges>[number];

const change = (field: string, from: string | null, to: string | null): FieldChange => ({ field, from, to });

const lineOf = (value: string | null | undefined) => value || null;
const dollarsOf = (value: number | null | undefined) => formatDollars(value ?? 0);

const LINE_EDITS = LINE_NAMES.flatMap((name) => {
  const { edit } = ORDER_LINES[name];
  return edit ? [[edit, (order: RecordedOrder) => lineOf(order[name])] as const] : [];
});

const EDITED = [
  ['Name', ({ customerName }) => lineOf(customerName)],
  ['Email', ({ customerEmail }) => lineOf(customerEmail)],
  ['Phone', ({ customerPhone }) => lineOf(customerPhone)],
  ['Gloves', ({ items }) => describeGloves(items)],
  ['Delivery', ({ deliveryMethod }) => (deliveryMethod ? labelOf(DELIVERY_LABEL, deliveryMethod) : null)],
  ['Address', ({ shippingAddress }) => lineOf(shippingAddress)],
  ...LINE_EDITS,
  ['Subtotal', ({ subtotal }) => dollarsOf(subtotal)],
  ['Discount', ({ discountAmount }) => dollarsOf(discountAmount)],
  ['Shipping', ({ shippingCharge }) => dollarsOf(shippingCharge)],
  ['Rush', ({ rushCharge }) => dollarsOf(rushCharge)],
  ['Total', ({ total }) => dollarsOf(total)],
] as const satisfies readonly (readonly [field: string, said: (order: RecordedOrder) => string | null])[];
export type EditedField = (typeof EDITED)[number][0];

function editEvents(before: RecordedOrder, after: RecordedOrder, actor: Actor): NewEvent[] {
  const changes = EDITED.map(([field, said]) => change(field, said(before), said(after))).filter(
    ({ from, to }) => from !== to,
  );
  return changes.length > 0 ? [edited(changes, actor)] : [];
}

function edited(changes: readonly FieldChange[], actor: Actor): NewEvent {
  return { kind: 'edited', actor, text: editedText(changes), data: { changes } };
}

export function editedText(changes: readonly FieldChange[]): string {
  return changes.map(({ field, from, to }) => `${field}: ${from ?? 'none'} → ${to ?? 'none'}`).join('; ');
}

interface DescribedGlove {
  serviceName?: unknown;
  laceColorName?: unknown;
  gloveDetails?: unknown;
  specialInstructions?: unknown;
}

const isGlove = (value: unknown): value is DescribedGlove => typeof value === 'object' && value !== null;

function describeGloves(items: unknown): string | null {
  if (!Array.isArray(items)) return null;
  const lines = items
    .filter(isGlove)
    .map(({ serviceName, laceColorName, gloveDetails, specialInstructions }) => {
      const said = [serviceName, laceColorName, gloveDetails, specialInstructions].filter(
        (part) => typeof part === 'string' && part !== '',
      );
      return said.join(', ');
    });
  return lines.join('\n') || null;
}
