/** A table's entry for a stored value; undefined for unknown values, 'constructor' included. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined;
}

/** The label of a stored value, or the value itself if another version of the shop wrote it (rule 2.11). */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return entryOf(labels, value) ?? value;
}
