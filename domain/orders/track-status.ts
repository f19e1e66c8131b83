import { statusTraits } from './order-status';
import { type CustomerWords, STEP_LABEL, type StepKey } from './status-table';

interface TrackStatus extends CustomerWords {
  label: string;
}

/** What customers read about a finished glove that isn't shipped back. */
const TO_PICK_UP: TrackStatus = {
  step: 'finished',
  label: 'Ready for pick-up',
  sentence: 'Your glove is ready for pick-up.',
  headline: 'Ready for pick-up',
};

/** The customer's words for a stored status, or null if it's unknown. */
export function trackStatus(status: unknown, deliveryMethod: string): TrackStatus | null {
  const words = typeof status === 'string' ? statusTraits(status)?.customer : undefined;
  if (!words) return null;
  return isToPickUp(words.step, deliveryMethod) ? TO_PICK_UP : { ...words, label: STEP_LABEL[words.step] };
}

export function stepLabel(step: StepKey, deliveryMethod: string): string {
  return isToPickUp(step, deliveryMethod) ? TO_PICK_UP.label : STEP_LABEL[step];
}

function isToPickUp(step: StepKey, deliveryMethod: string): boolean {
  return step === TO_PICK_UP.step && deliveryMethod !== 'ship';
}
