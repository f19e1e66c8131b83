/** A table's keys in their order, with their types. */
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter((key): key is keyof Table & string => Object.hasOwn(table, key));
}

/** Builds an object with an entry for each name. */
export function eachOf<Name extends string, Entry>(
  names: readonly Name[],
  entryFor: (name: Name) => Entry,
): Record<Name, Entry> {
  return Object.assign({}, ...names.map((name) => ({ [name]: entryFor(name) })));
}
