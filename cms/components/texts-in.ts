/** Returns the texts of a stored list. Null if it's anything else. Checked by hand, so the editor starts without zod. */
export function textsIn(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string')
    ? value
    : null;
}
