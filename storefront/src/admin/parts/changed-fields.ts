/**
 * Returns only the fields of a form that changed, so two dashboards don't overwrite each other's work. `before` has the values when the
 * form was opened, and `typed` has the current ones.
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
