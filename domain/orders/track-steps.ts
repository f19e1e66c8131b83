import type { OrderEvent } from './order-events';
import { GLOVE_HERE_STATUSES, type OrderStatus } from './order-status';
import { type StepKey, trackStatus } from './track-status';

export const STEP_STATES = ['done', 'current', 'next'] as const;

/** A step of an order's way (rule 15.5). */
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

/** A step, and the status by which it is reached. */
interface WayStep extends Pick<TrackStep, 'key' | 'label'> {
  status: OrderStatus | null;
}

/** It is reached by a payment, not by a status. */
const PAID: WayStep = { key: 'paid', label: 'Paid', status: null };

/** The order's way from its placing to the glove's return, and where on it the glove is. */
export function trackSteps(order: Tracked): TrackStep[] {
  const way = wayOf(order);
  const reached = Math.max(...way.map((step, place) => (isReached(order, step) ? place : 0)));
  const steps = way.map((step, place): TrackStep => {
    const { key, label } = step;
    const state = place < reached ? 'done' : place === reached ? 'current' : 'next';
    return { key, label, at: place <= reached ? momentOf(order, step) : null, state };
  });
  if (order.status !== 'canceled') return steps;
  const done = steps.filter(({ at }) => at !== null).map((step) => ({ ...step, state: 'done' as const }));
  const { key, label } = stepOf('canceled', order);
  const at = order.story.findLast(({ kind }) => kind === 'canceled')?.at ?? null;
  return [...done, { key, label, at, state: 'current' }];
}

/** Who brings the glove may pay at the counter: paying is no step of that way, unless it came first. */
function wayOf(order: Tracked): WayStep[] {
  const { deliveryMethod, status, total, story } = order;
  const received = story.findIndex(({ kind, data }) => kind === 'status' && data.to === 'received');
  const paid = story.findIndex(({ kind }) => kind === 'paid');
  const paidFirst = paid >= 0 && (received < 0 || paid < received);
  const isOnline = total > 0 && (deliveryMethod === 'ship' || status === 'pending_payment' || paidFirst);
  const atTheShop = GLOVE_HERE_STATUSES.map((each) => stepOf(each, order));
  return [stepOf('not_received', order), ...(isOnline ? [PAID] : []), ...atTheShop];
}

function stepOf(status: OrderStatus, { deliveryMethod }: Tracked): WayStep {
  const { step: key, label } = trackStatus(status, deliveryMethod);
  return { key, label, status };
}

function isReached({ status, paymentStatus, story }: Tracked, step: WayStep): boolean {
  if (step.key === 'ordered') return true;
  if (step.key === 'paid') return paymentStatus === 'succeeded';
  return status === 'canceled'
    ? story.some(({ kind, data }) => kind === 'status' && data.to === step.status)
    : status === step.status;
}

function momentOf({ createdAt, story }: Tracked, step: WayStep): string | null {
  if (step.key === 'ordered') return createdAt;
  // A later payment is for extra work, and comes after the steps that follow.
  if (step.key === 'paid') return story.find(({ kind }) => kind === 'paid')?.at ?? null;
  return story.findLast(({ kind, data }) => kind === 'status' && data.to === step.status)?.at ?? null;
}
