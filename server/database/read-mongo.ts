import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { type PageQuery, type PageRead, wholeCount } from './page-query';
import { mongoField, whereMongo } from './where-mongo';

const documents = z.array(z.record(z.string(), z.unknown()));

/** A page of a collection, and how many match, without the work that Payload does on each value. */
export async function readMongo({
  payload,
  collection,
  where,
  sort,
  fields,
  pageSize,
}: PageQuery): Promise<PageRead> {
  const model = modelOf(payload, collection);
  const filter = whereMongo(where);
  const direction = sort.startsWith('-') ? -1 : 1;
  const found = model
    .find(filter, fields.map(mongoField))
    .sort({ [mongoField(sort.replace('-', ''))]: direction, _id: direction })
    .lean();
  if (pageSize) found.limit(pageSize.limit).skip((pageSize.page - 1) * pageSize.limit);
  const docs = documents.parse(await found).map((stored) => asJson(stored, fields));
  const known = wholeCount(pageSize, docs.length);
  if (known !== null) return { docs, total: known };
  const total = where.length > 0 ? model.countDocuments(filter) : model.estimatedDocumentCount();
  return { docs, total: await total };
}

/** The model that Payload keeps a collection with. Only where the database is MongoDB. */
export function modelOf({ db }: Payload, collection: CollectionSlug) {
  const model = db.collections[collection];
  if (!model) throw new Error(`${collection} is no collection of the database`);
  return model;
}

/** The fields asked for; moments as ISO 8601, as they are everywhere but in MongoDB. */
function asJson(stored: Record<string, unknown>, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.map((field) => {
      const value = stored[mongoField(field)];
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  );
}
