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

/** The keys of a table, in the table's order, as its type knows them. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter((key): key is keyof Table & string => Object.hasOwn(table, key));
}
