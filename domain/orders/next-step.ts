import { type OrderStatus, statusTraits } from './order-status';
import type { StatusTraits } from './status-table';
import { stepLabel } from './track-status';

type NextKind = NonNullable<StatusTraits['next']>;

interface NextStep {
  /** Shipped gloves get a tracking number; dropped-off gloves are picked up. */
  kind: NextKind | 'pick-up';
  label: string;
  to: OrderStatus;
}

const STEPS = {
  receive: { label: 'Mark received', to: 'received' },
  start: { label: 'Start work', to: 'in-progress' },
  ship: { label: 'Add tracking and ship', to: 'shipped' },
} as const satisfies Record<NextKind, Omit<NextStep, 'kind'>>;

interface OrderState {
  status: string;
  deliveryMethod: string;
}

/** The next step for an order (rule 15.10), null once it's over. */
export function nextStep({ status, deliveryMethod }: OrderState): NextStep | null {
  const kind = statusTraits(status)?.next;
  if (!kind) return null;
  const { label, to } = STEPS[kind];
  return kind === 'ship' && deliveryMethod !== 'ship'
    ? { kind: 'pick-up', label: stepLabel('finished', deliveryMethod), to }
    : { kind, label, to };
}
