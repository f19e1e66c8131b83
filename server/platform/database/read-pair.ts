import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { asJson, modelOf, mongoField, onlyThese } from './read-mongo';
import { entryOf, tableOf } from './read-sqlite';
import type { Doc } from './rule';

interface PairQuery {
  payload: Payload;
  /** The document with a unique key. */
  one: { collection: CollectionSlug; fields: readonly string[]; key: string; value: string };
  /** The document whose ID is in its field `ref`. */
  other: { collection: CollectionSlug; fields: readonly string[]; ref: string };
}

interface Pair<
  One extends CollectionSlug,
  OneField extends keyof Doc<One> & string,
  Other extends CollectionSlug,
  OtherField extends keyof Doc<Other> & string,
> extends PairQuery {
  one: {
    collection: One;
    fields: readonly OneField[];
    key: keyof Doc<One> & string;
    value: string;
  };
  other: { collection: Other; fields: readonly OtherField[]; ref: OneField };
}

/** Reads a document by a unique key, and the one it refers to, in one query. Runs no hooks and checks no permissions. */
export async function readPair<
  One extends CollectionSlug,
  OneField extends keyof Doc<One> & string,
  Other extends CollectionSlug,
  OtherField extends keyof Doc<Other> & string,
>(pair: Pair<One, OneField, Other, OtherField>) {
  const read = pair.payload.db.name === 'mongoose' ? inMongo(pair) : inSqlite(pair);
  return z
    .nullable(
      z.tuple([z.custom<Pick<Doc<One>, OneField>>(), z.nullable(z.custom<Pick<Doc<Other>, OtherField>>())]),
    )
    .parse(await read);
}

const pairs = z
  .array(z.object({ one: z.string(), other: z.nullable(z.string()) }))
  .max(1)
  .transform(([row]) => row);

async function inSqlite({ payload, one, other }: PairQuery): Promise<unknown[] | null> {
  const [first, second] = [tableOf(payload, one.collection), tableOf(payload, other.collection)];
  const referred = sql`SELECT ${entryOf(second.column, other.fields)} FROM ${second.table}
    WHERE ${second.column('id')} = ${first.column(other.ref)}`;
  const row = pairs.parse(
    await payload.db.drizzle.all(sql`SELECT ${entryOf(first.column, one.fields)} AS one, (${referred}) AS other
      FROM ${first.table} WHERE ${first.column(one.key)} = ${one.value}`),
  );
  return row ? [JSON.parse(row.one), row.other && JSON.parse(row.other)] : null;
}

const OTHER = 'otherDocument';

async function inMongo({ payload, one, other }: PairQuery): Promise<unknown[] | null> {
  const { collection } = modelOf(payload, one.collection);
  const [found] = await collection
    .aggregate<Record<string, unknown> & { [OTHER]: Record<string, unknown>[] }>([
      { $match: { [mongoField(one.key)]: one.value } },
      {
        $lookup: {
          from: modelOf(payload, other.collection).collection.name,
          localField: other.ref,
          foreignField: '_id',
          pipeline: [{ $project: onlyThese(other.fields) }],
          as: OTHER,
        },
      },
      { $project: { ...onlyThese(one.fields), [OTHER]: 1 } },
    ])
    .toArray();
  if (!found) return null;
  const [referred] = found[OTHER];
  return [asJson(found, one.fields), referred ? asJson(referred, other.fields) : null];
}
