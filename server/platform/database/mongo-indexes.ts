import type { Connection, Schema } from 'mongoose';
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
