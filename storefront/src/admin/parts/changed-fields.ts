/** Only the fields that changed since `before`, so two dashboards don't overwrite each other's work. */
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
