/** A table's entry for a stored value; undefined for unknown values, 'constructor' included. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined;
}

/**
 * What a person reads for a stored value: its label, or the value itself where no label is known, because a document may
 * hold what a later or earlier version of the shop wrote (rule 2.11).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return entryOf(labels, value) ?? value;
}
