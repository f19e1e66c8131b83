/**
 * What a person reads for a stored value: its label, or the value itself where no label is known, because a document may
 * hold what a later or earlier version of the shop wrote (spec 4: shown raw).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) && labels[value]) || value;
}
