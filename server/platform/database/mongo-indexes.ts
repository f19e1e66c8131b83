import type { Connection, IndexDefinition, Model, Schema } from 'mongoose';
import type { Payload } from 'payload';
import { hasCode } from '../errors/system-error';

/** Indexes `_id` instead of Payload's `id`. Otherwise MongoDB would sort all matches of each list. */
export function useStoredIds(connection: Connection): void {
  connection.plugin((schema: Schema) => {
    for (const [fields, options] of schema.indexes().filter(([indexed]) => 'id' in indexed)) {
      const stored = Object.entries(fields).map(([field, way]) => [field === 'id' ? '_id' : field, way]);
      schema.removeIndex(fields).index(Object.fromEntries(stored), options);
    }
  });
}

/** Counts the documents themselves. After a crash, MongoDB's own count is too small until it's repaired. */
export function countStored(connection: Connection): void {
  connection.plugin((schema: Schema) => {
    schema.static('estimatedDocumentCount', function (this: Model<unknown>) {
      return this.countDocuments({}, { hint: { _id: 1 } });
    });
  });
}

/** The index that starts with the most of these fields. Sparse indexes lack documents, so they aren't used. */
export function indexFor(schema: Schema, used: ReadonlySet<string>): IndexDefinition | undefined {
  const served = (index: IndexDefinition) => {
    const fields = Object.keys(index);
    const unused = fields.findIndex((field) => !used.has(field));
    return unused === -1 ? fields.length : unused;
  };
  const complete = schema.indexes().flatMap(([index, { sparse }]) => (sparse ? [] : [index]));
  return complete.toSorted((one, other) => served(other) - served(one))[0];
}

const INDEX_NOT_FOUND = 27;

/** Drops the indexes that earlier versions made with `id`. Another server may do the same. */
export async function dropUnusedIndexes({ db }: Payload): Promise<void> {
  for (const { collection } of Object.values(db.collections)) {
    const unused = (await collection.indexes()).flatMap(({ key, name }) =>
      name && 'id' in key ? [name] : [],
    );
    for (const name of unused) {
      try {
        await collection.dropIndex(name);
      } catch (error) {
        if (!hasCode(error, INDEX_NOT_FOUND)) throw error;
      }
    }
  }
}
