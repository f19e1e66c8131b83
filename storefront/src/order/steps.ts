import { type Checkable, type FillableStep, isStepComplete } from './order-form';

/** The steps of the order form (rule 6.1). */
export type Step = FillableStep | 4;

const FILLABLE_STEPS = [1, 2, 3] as const satisfies readonly FillableStep[];

/** Parses the step in the URL. An unknown one is step 1. */
export function parseStep(param: string | null): Step {
  if (param === '2') return 2;
  if (param === '3') return 3;
  return param === '4' ? 4 : 1;
}

/** Returns the step that a visitor can be on. It's never past an incomplete one, and step 4 is only for a placed order. */
export function allowedStep(requested: Step, order: Checkable): Step {
  if (requested === 4 && order.draft.placed) return 4;
  const before = FILLABLE_STEPS.filter((step) => step < requested);
  const incomplete = before.find((step) => !isStepComplete(step, order));
  if (incomplete) return incomplete;
  return requested === 4 ? 3 : requested;
}

export function nextStep(step: FillableStep): Step {
  return step === 1 ? 2 : step === 2 ? 3 : 4;
}

export function previousStep(step: Step): FillableStep {
  return step === 4 ? 3 : step === 3 ? 2 : 1;
}
