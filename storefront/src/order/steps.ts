import { type Checkable, type FillableStep, isStepComplete } from './order-form';

/** The wizard's steps (rule 6.1). */
export type Step = FillableStep | 4;

const FILLABLE_STEPS = [1, 2, 3] as const satisfies readonly FillableStep[];

/** The step in the address; anything unknown is step 1. */
export function parseStep(param: string | null): Step {
  if (param === '2') return 2;
  if (param === '3') return 3;
  return param === '4' ? 4 : 1;
}

/**
 * The step a visitor may be on: never past an incomplete one, and on step 4 only with a placed order.
 */
export function allowedStep(requested: Step, order: Checkable): Step {
  if (requested === 4 && order.draft.placed) return 4;
  const before = FILLABLE_STEPS.filter((step) => step < requested);
  const incomplete = before.find((step) => !isStepComplete(step, order));
  if (incomplete) return incomplete;
  return requested === 4 ? 3 : requested;
}

/** The step after one that is filled in. */
export function nextStep(step: FillableStep): Step {
  return step === 1 ? 2 : step === 2 ? 3 : 4;
}

/** The step before. */
export function previousStep(step: Step): FillableStep {
  return step === 4 ? 3 : step === 3 ? 2 : 1;
}
