import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { yieldToVisitors } from '#server/platform/tools/per-shop';
import { asJson, BY_ID, filterOf, modelOf, onlyThese } from './read-mongo';
import { readChosen, tableOf, whereSql } from './read-sqlite';

const AT_ONCE = 500;

interface Batch {
  payload: Payload;
  collection: CollectionSlug;
  fields: readonly string[];
  where: Where[];
}

const documents = z.array(z.looseObject({ id: z.string() }));

/** Reads these fields of every document, in batches by ID, so changes in between don't shift others. Visitors wait for at most one batch. */
export async function* walkDocuments(
  payload: Payload,
  collection: CollectionSlug,
  fields: readonly string[],
): AsyncGenerator<{ id: string }[]> {
  const read = payload.db.name === 'mongoose' ? fromMongo : fromSqlite;
  let last = '';
  for (;;) {
    const where = [{ id: { greater_than: last } }];
    const docs = documents.parse(await read({ payload, collection, fields: ['id', ...fields], where }));
    yield docs;
    last = docs.at(-1)?.id ?? last;
    if (docs.length < AT_ONCE) return;
    await yieldToVisitors(payload);
  }
}

function fromSqlite(batch: Batch): Promise<unknown[]> {
  const stored = tableOf(batch.payload, batch.collection);
  return readChosen(
    batch,
    sql`SELECT rowid AS chosen_row FROM ${stored.table}
      WHERE ${whereSql(stored, batch.where)} ORDER BY ${stored.column('id')} LIMIT ${AT_ONCE}`,
  );
}

async function fromMongo({ payload, collection, fields, where }: Batch): Promise<unknown[]> {
  const model = modelOf(payload, collection);
  const page = { projection: onlyThese(fields), sort: BY_ID, limit: AT_ONCE };
  const found = await model.collection.find(filterOf(model, where), page).toArray();
  return found.map((doc) => asJson(doc, fields));
}
