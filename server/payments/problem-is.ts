import type { Where } from 'payload';

/** Holds while a field of problems is as it was read; what the owner has emptied may be empty text. */
export function problemIs(field: 'paymentProblem' | 'problem', told: string | null | undefined): Where {
  if (told) return { [field]: { equals: told } };
  return { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] };
}
