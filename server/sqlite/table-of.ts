import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';

interface Column {
  /** As SQL writes it. */
  name: string;
  /** The SQL of its value as JSON holds it. */
  json: string;
}

interface Table {
  /** As SQL writes it. */
  name: string;
  /** Throws an Error when the field is not a column of its own. */
  column: (field: string) => Column;
}

const drizzleColumn = z.object({
  name: z.string(),
  dataType: z.enum(['string', 'number', 'boolean', 'json']),
});

/** The table that Payload keeps a collection in. Throws an Error for one whose name differs from the collection's. */
export function tableOf(payload: Payload, collection: CollectionSlug): Table {
  const columns: unknown = Reflect.get(Object(Reflect.get(payload.db, 'tables')), collection);
  if (!columns) throw new Error(`${collection} is no table of the database`);
  return {
    name: quoted(collection),
    column: (field) => {
      const column = drizzleColumn.safeParse(Reflect.get(Object(columns), field));
      if (!column.success) throw new Error(`${field} is no column of ${collection}`);
      const { name, dataType } = column.data;
      return { name: quoted(name), json: asJson(quoted(name), dataType) };
    },
  };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** SQLite keeps JSON as text and booleans as 1 and 0. */
function asJson(column: string, dataType: z.infer<typeof drizzleColumn>['dataType']): string {
  if (dataType === 'json') return `json(${column})`;
  if (dataType === 'boolean') return `json(CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`;
  return column;
}
