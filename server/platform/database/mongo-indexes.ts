import type { Connection, IndexDefinition, Model, Schema } from 'mongoose';
import type { Payload, Where } from 'payload';
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

/** Asks for all indexes of a collection in one command. Mongoose would ask for each, twice, which takes an eighth of the start. */
export function ensureIndexesAtOnce(connection: Connection): void {
  connection.plugin((schema: Schema) => {
    schema.static('ensureIndexes', async function (this: Model<unknown>) {
      const wanted = schema.indexes().map(([fields, { unique, sparse }]) => ({
        key: new Map(Object.entries(fields).map(([field, way]) => [field, Number(way)])),
        ...(unique && { unique: true }),
        ...(sparse && { sparse: true }),
      }));
      if (wanted.length > 0) await this.collection.createIndexes(wanted);
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
  return completeIndexes(schema).toSorted((one, other) => served(other) - served(one))[0];
}

const completeIndexes = (schema: Schema) =>
  schema.indexes().flatMap(([index, { sparse }]) => (sparse ? [] : [index]));

/** The smallest index that holds all fields of a search, whose matches no index can find. Otherwise MongoDB reads every document. */
export function indexOfSearch(schema: Schema, searches: readonly Where[]): IndexDefinition | undefined {
  const fields = searches.flatMap((search) => Object.keys(search));
  if (fields.length === 0) return undefined;
  return completeIndexes(schema)
    .filter((index) => fields.every((field) => field in index))
    .toSorted((one, other) => Object.keys(one).length - Object.keys(other).length)[0];
}

const INDEX_NOT_FOUND = 27;

/** Drops the indexes that earlier versions made with `id`. Another server may do the same. */
export async function dropUnusedIndexes({ db }: Payload): Promise<void> {
  await Promise.all(Object.values(db.collections).map(({ collection }) => dropIndexesOfIds(collection)));
}

async function dropIndexesOfIds(collection: Model<unknown>['collection']): Promise<void> {
  const unused = (await collection.indexes()).flatMap(({ key, name }) => (name && 'id' in key ? [name] : []));
  for (const name of unused) {
    try {
      await collection.dropIndex(name);
    } catch (error) {
      if (!hasCode(error, INDEX_NOT_FOUND)) throw error;
    }
  }
}
