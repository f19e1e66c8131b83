import type { OrderEvent } from './order-events';
import { GLOVE_HERE_STATUSES } from './order-status';
import { STATUS_TABLE, type StepKey } from './status-table';
import { deliveredAt } from './track-packages';
import { stepLabel, trackStatus } from './track-status';

export const STEP_STATES = ['done', 'current', 'next'] as const;

export interface TrackStep {
  key: StepKey;
  label: string;
  at: string | null;
  state: (typeof STEP_STATES)[number];
}

interface Tracked {
  status: string;
  paymentStatus: string;
  deliveryMethod: string;
  /** In cents. */
  total: number;
  createdAt: string;
  /** Oldest first. */
  story: readonly Pick<OrderEvent, 'kind' | 'at' | 'data'>[];
}

/** Steps while the glove is at the shop. Several statuses can share one. */
const AT_THE_SHOP = [...new Set(GLOVE_HERE_STATUSES.map((status) => STATUS_TABLE[status].customer.step))];

/** An order's steps from the day it was placed until the glove is back, and how far it is. */
export function trackSteps(order: Tracked): TrackStep[] {
  const keys = stepKeys(order);
  const reached = Math.max(...keys.map((step, place) => (isReached(order, step) ? place : 0)));
  const steps = keys.map((key, place): TrackStep => {
    const at = place <= reached ? momentOf(order, key) : null;
    // Work can start before the money is here.
    const isDone = place < reached && (key !== 'paid' || at !== null || isReached(order, key));
    const state = isDone ? 'done' : place === reached ? 'current' : 'next';
    return { key, label: stepLabel(key, order.deliveryMethod), at, state };
  });
  if (order.status !== 'canceled') return steps;
  const done = steps.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }));
  const key = 'canceled';
  const at = order.story.findLast(({ kind }) => kind === key)?.at ?? null;
  return [...done, { key, label: stepLabel(key, order.deliveryMethod), at, state: 'current' }];
}

/** Drop-off customers can pay at the counter, so "Paid" is a step only for those who paid first. */
function stepKeys({ deliveryMethod, status, total, story: history }: Tracked): StepKey[] {
  const received = history.findIndex(({ kind, data }) => kind === 'status' && data.to === 'received');
  const paid = history.findIndex(({ kind }) => kind === 'paid');
  const paidFirst = paid >= 0 && (received < 0 || paid < received);
  const isOnline = total > 0 && (deliveryMethod === 'ship' || status === 'pending_payment' || paidFirst);
  return [
    'ordered',
    ...(isOnline ? (['paid'] as const) : []),
    ...AT_THE_SHOP,
    ...(deliveredAt(history) ? (['delivered'] as const) : []),
  ];
}

const stepOf = (status: unknown, { deliveryMethod }: Tracked) => trackStatus(status, deliveryMethod)?.step;

function isReached(order: Tracked, step: StepKey): boolean {
  const { status, paymentStatus, story: history } = order;
  if (step === 'ordered') return true;
  if (step === 'paid') return paymentStatus === 'succeeded';
  if (step === 'delivered') return true;
  return status === 'canceled'
    ? history.some(({ kind, data }) => kind === 'status' && stepOf(data.to, order) === step)
    : stepOf(status, order) === step;
}

function momentOf(order: Tracked, step: StepKey): string | null {
  const { createdAt, story: history } = order;
  if (step === 'ordered') return createdAt;
  // A later payment is for extra work, so it comes after the steps before it.
  if (step === 'paid') return history.find(({ kind }) => kind === 'paid')?.at ?? null;
  if (step === 'delivered') return deliveredAt(history);
  const isEntered = ({ kind, data }: Tracked['story'][number]) =>
    kind === 'status' && stepOf(data.to, order) === step && stepOf(data.from, order) !== step;
  return history.findLast(isEntered)?.at ?? null;
}
