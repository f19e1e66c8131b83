import { entryOf } from '../words/label-of';
import type { OrderStatus } from './order-status';
import { storedTrackStatus } from './track-status';

/** What is done next with an order. */
interface NextStep {
  /** A parcel is sent with its tracking number; a glove that was brought is picked up. */
  kind: 'receive' | 'start' | 'ship' | 'pick-up';
  /** As its button says it. */
  label: string;
  /** The status that it sets. */
  to: OrderStatus;
}

const RECEIVE: NextStep = { kind: 'receive', label: 'Mark received', to: 'received' };
const SHIP: NextStep = { kind: 'ship', label: 'Add tracking and ship', to: 'shipped' };
const BY_STATUS = {
  pending_payment: RECEIVE,
  not_received: RECEIVE,
  received: { kind: 'start', label: 'Start work', to: 'in-progress' },
  'in-progress': SHIP,
  shipped: null,
  canceled: null,
} as const satisfies Record<OrderStatus, NextStep | null>;

interface Standing {
  status: string;
  deliveryMethod: string;
}

/** The step that an order waits for (rule 15.10); null once it is over. */
export function nextStep({ status, deliveryMethod }: Standing): NextStep | null {
  const step = entryOf<NextStep | null>(BY_STATUS, status) ?? null;
  if (step !== SHIP || deliveryMethod === 'ship') return step;
  const label = storedTrackStatus(step.to, deliveryMethod)?.label ?? step.label;
  return { kind: 'pick-up', label, to: step.to };
}
