/** A table's entry for a stored value. Undefined for unknown values, even 'constructor'. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined;
}

/** The label of a stored value. If another version of the shop wrote a value we don't know, it's shown as it is (rule 2.11). */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return entryOf(labels, value) ?? value;
}
