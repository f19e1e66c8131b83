/**
 * Returns only the changed fields of a form, so two dashboards don't overwrite each other's work. `before` and `typed` are its values when
 * opened and now.
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
