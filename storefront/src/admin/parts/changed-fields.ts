/**
 * Only those fields of what a form sends that were changed in it: nothing else is sent, so that two dashboards do not write
 * over each other's work. `before` and `typed` are the form's values when it was opened and now.
 */
export function changedFields<Typed extends object, Sent extends { [Field in keyof Typed]?: unknown }>(
  before: Readonly<Record<string, unknown>>,
  typed: Typed,
  sent: Sent,
): Partial<Sent> {
  const changed: Partial<Sent> = {};
  for (const field in typed) {
    const isSame = JSON.stringify(before[field]) === JSON.stringify(typed[field]);
    if (!isSame && field in sent) changed[field] = sent[field];
  }
  return changed;
}
