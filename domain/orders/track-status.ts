import { entryOf } from '../words/label-of';
import type { OrderStatus } from './order-status';

/** The steps of an order's way (rule 15.5). */
export const STEP_KEYS = ['ordered', 'paid', 'received', 'bench', 'finished', 'canceled'] as const;
export type StepKey = (typeof STEP_KEYS)[number];

/** What an order's status means to its customer. */
interface TrackStatus {
  /** The step that is reached by it. */
  step: StepKey;
  /** What that step is called. */
  label: string;
  /** Where the glove is, in a sentence of the shop's; null where the story says why as well. */
  sentence: string | null;
  /** The same in the largest letters, where there is no day to say. */
  headline: string;
}

/** That the order is paid is told by its payment and by no status. */
const BY_STATUS: Record<OrderStatus, TrackStatus> = {
  pending_payment: {
    step: 'ordered',
    label: 'Ordered',
    sentence: 'We wait for your payment.',
    headline: 'We look forward to your glove',
  },
  not_received: {
    step: 'ordered',
    label: 'Ordered',
    sentence: 'We look forward to your glove.',
    headline: 'We look forward to your glove',
  },
  received: {
    step: 'received',
    label: 'Received',
    sentence: 'Your glove is here, safe with us.',
    headline: 'Your glove is here',
  },
  'in-progress': {
    step: 'bench',
    label: 'On the bench',
    sentence: 'Your glove is on the bench.',
    headline: 'On the bench',
  },
  shipped: {
    step: 'finished',
    label: 'Shipped',
    sentence: 'Your glove is on its way back.',
    headline: 'On its way back',
  },
  canceled: { step: 'canceled', label: 'Canceled', sentence: null, headline: 'Canceled' },
};

/** A glove that is done and was not to be mailed back. */
const TO_PICK_UP: TrackStatus = {
  step: 'finished',
  label: 'Ready for pick-up',
  sentence: 'Your glove is ready for pick-up.',
  headline: 'Ready for pick-up',
};

/** What a status means to the order's customer. */
export function trackStatus(status: OrderStatus, deliveryMethod: string): TrackStatus {
  return variant(BY_STATUS[status], deliveryMethod);
}

/** The same of a status as it is stored; null for one that is unknown. */
export function storedTrackStatus(status: unknown, deliveryMethod: string): TrackStatus | null {
  const known = typeof status === 'string' ? entryOf(BY_STATUS, status) : undefined;
  return known ? variant(known, deliveryMethod) : null;
}

function variant(status: TrackStatus, deliveryMethod: string): TrackStatus {
  return status.step === 'finished' && deliveryMethod !== 'ship' ? TO_PICK_UP : status;
}
