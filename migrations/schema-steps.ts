/** The SQL of migrations, letter for letter as Payload generates it. `scripts/make-migration.mjs` writes the calls. */

const NOW = "text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL";
/** When a row was written. */
export const DATES = [`updated_at ${NOW}`, `created_at ${NOW}`];

const quoted = (names: string) => names.replaceAll(/\w+/g, '`$&`');
/** For example `name text NOT NULL`. */
const column = (line: string) => line.replace(/^\w+/, '`$&`');

export const reference = (key: string, to: string, onDelete: string) =>
  `(${quoted(key)}) REFERENCES ${quoted(to)}(\`id\`) ON UPDATE no action ON DELETE ${onDelete}`;

export const table = (name: string, ...lines: string[]) => [
  `CREATE TABLE ${quoted(name)} (\n${lines
    .map((line) => `  \t${line.startsWith('(') ? `FOREIGN KEY ${line}` : column(line)}`)
    .join(',\n')}\n  );\n  `,
];

/** The table of an array field. */
export const rows = (name: string, parent: string, ...lines: string[]) =>
  table(
    name,
    '_order integer NOT NULL',
    '_parent_id text(36) NOT NULL',
    'id text PRIMARY KEY NOT NULL',
    ...lines,
    reference('_parent_id', parent, 'cascade'),
  );

export const add = (to: string, ...lines: string[]) =>
  lines.map((line) => `ALTER TABLE ${quoted(to)} ADD ${column(line)};`);

export const index = (name: string, on: string, columns: string) => [
  `CREATE INDEX ${quoted(name)} ON ${quoted(on)} (${quoted(columns)});`,
];

/** An index on each column. */
export const indexes = (on: string, ...columns: string[]) =>
  columns.flatMap((name) => index(`${on}_${name.replace(/^_/, '')}_idx`, on, name));

export const uniqueIndexes = (on: string, ...columns: string[]) =>
  indexes(on, ...columns).map((sql) => sql.replace('INDEX', 'UNIQUE INDEX'));

export const dropIndexes = (...names: string[]) => names.map((name) => `DROP INDEX ${quoted(name)};`);
