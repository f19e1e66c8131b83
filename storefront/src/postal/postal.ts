import { stateCode as codeOf, US_STATES } from '#domain/orders/us-states';
import type { SelectOption } from '../ui/select-field';

export { addressParts } from '#domain/orders/address-parts';
export { zipDoubt, zipProblem } from './zip-check';

/** The states, territories, and military regions, as choices (rule 30.1). */
export const STATES: readonly SelectOption[] = Object.entries(US_STATES).map(([value, label]) => ({
  value,
  label,
}));

/** @public Only used once this module is loaded, which unused-code checks can't see. */
export const stateCode = codeOf;
