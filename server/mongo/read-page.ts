import { z } from 'zod';
import type { PageQuery, PageRead } from '#server/access/page-query';
import { wholeCount } from '#server/access/whole-count';
import { modelOf } from './model-of';
import { mongoField, whereMongo } from './where-mongo';

const documents = z.array(z.custom<object>((value) => typeof value === 'object' && value !== null));

/** A page of a collection, and how many match, without the work that Payload does on each value. */
export async function readPage(query: PageQuery): Promise<PageRead> {
  const { payload, collection, where, sort, fields, pageSize } = query;
  const model = modelOf(payload, collection);
  const filter = whereMongo(where);
  const direction = sort.startsWith('-') ? -1 : 1;
  const found = await model.find(filter, Object.fromEntries(fields.map((field) => [mongoField(field), 1])), {
    lean: true,
    sort: { [mongoField(sort.replace('-', ''))]: direction, _id: direction },
    ...(pageSize && { limit: pageSize.limit, skip: (pageSize.page - 1) * pageSize.limit }),
  });
  const docs = documents.parse(found).map((stored) => asJson(stored, fields));
  const known = wholeCount(pageSize, docs.length);
  if (known !== null) return { docs, total: known };
  const total = where.length > 0 ? model.countDocuments(filter) : model.estimatedDocumentCount();
  return { docs, total: await total };
}

/** The fields asked for; moments as ISO 8601, as they are everywhere but in MongoDB. */
function asJson(stored: object, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.map((field) => {
      const value: unknown = Reflect.get(stored, mongoField(field));
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  );
}
