/**
 * Only those fields of what a form sends that were changed in it: nothing else is sent, so that two dashboards do not write
 * over each other's work. `before` and `typed` are the form's values when it was opened and now.
 */
export function changedFields<Sent extends object>(
  before: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
  sent: Sent,
): Partial<Sent> {
  const changed: Partial<Sent> = {};
  for (const field in sent) {
    if (JSON.stringify(before[field]) !== JSON.stringify(typed[field])) changed[field] = sent[field];
  }
  return changed;
}
