/** The texts of a stored list; null if it's anything else. By hand, so the editor starts without zod. */
export function textsIn(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string')
    ? value
    : null;
}
