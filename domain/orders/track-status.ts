import { statusTraits } from './order-status';
import { type CustomerWords, STEP_LABEL, type StepKey } from './status-table';

/** What an order's status means to its customer. */
interface TrackStatus extends CustomerWords {
  /** What its step is called. */
  label: string;
}

/** A finished glove that isn't shipped back. */
const TO_PICK_UP: TrackStatus = {
  step: 'finished',
  label: 'Ready for pick-up',
  sentence: 'Your glove is ready for pick-up.',
  headline: 'Ready for pick-up',
};

/** What a stored status means to the order's customer; null for one that is unknown. */
export function trackStatus(status: unknown, deliveryMethod: string): TrackStatus | null {
  const words = typeof status === 'string' ? statusTraits(status)?.customer : undefined;
  if (!words) return null;
  return isToPickUp(words.step, deliveryMethod) ? TO_PICK_UP : { ...words, label: STEP_LABEL[words.step] };
}

/** What a step of an order's way is called. */
export function stepLabel(step: StepKey, deliveryMethod: string): string {
  return isToPickUp(step, deliveryMethod) ? TO_PICK_UP.label : STEP_LABEL[step];
}

function isToPickUp(step: StepKey, deliveryMethod: string): boolean {
  return step === TO_PICK_UP.step && deliveryMethod !== 'ship';
}
