import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';

/** What the shop asks a Mongoose model for, beside what Payload asks it. */
interface Model {
  find: (filter: object, projection: object, options: object) => PromiseLike<unknown>;
  countDocuments: (filter: object) => PromiseLike<number>;
  estimatedDocumentCount: () => PromiseLike<number>;
  updateOne: (filter: object, change: object, options: object) => PromiseLike<{ matchedCount: number }>;
  aggregate: (steps: object[]) => PromiseLike<unknown>;
}

const models = z.record(
  z.string(),
  z.custom<Model>((value) => typeof value === 'function'),
);

/** The model that Payload keeps a collection with. Only where the database is MongoDB. */
export function modelOf(payload: Payload, collection: CollectionSlug): Model {
  const model = models.parse(Reflect.get(payload.db, 'collections'))[collection];
  if (!model) throw new Error(`${collection} is no collection of the database`);
  return model;
}
