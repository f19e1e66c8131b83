import type { CollectionSlug, Payload } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { applyRules, type Doc, rulesFor } from './rule';

interface CreateByRules<Slug extends CollectionSlug> {
  payload: Payload;
  collection: Slug;
  /** All of the document that its rules and the fields' defaults do not give; checked by the caller, as in `changeIf`. */
  data: Partial<Doc<Slug>> & { id: string };
  by: Actor;
  /** Rules that the new document is exempt from; the caller says why. */
  except?: readonly string[];
}

/**
 * Stores a new document that was checked already: by the collection's rules, with its fields' defaults, and without the rounds that
 * Payload makes for a form. Answers what was stored. Throws a ValidationError for a value that must be unique and is not, or
 * that a rule refuses.
 */
export async function createByRules<Slug extends CollectionSlug>({
  payload,
  collection,
  data,
  by,
  except,
}: CreateByRules<Slug>): Promise<Partial<Doc<Slug>>> {
  const rules = rulesFor(payload, collection, { except });
  const changes = { ...defaultsOf(payload, collection), ...data };
  const made = await applyRules(rules, { payload, stored: null, changes, by });
  // A copy, because the database writes into what it is given.
  await payload.db.create({ collection, data: { ...made }, returning: false });
  for (const { after } of rules) after?.(payload);
  return made;
}

/** What a field holds in a new document unless it is told otherwise. */
function defaultsOf({ collections }: Payload, collection: CollectionSlug): Record<string, unknown> {
  const withDefault = collections[collection].config.flattenedFields.flatMap((field) =>
    'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
      ? [[field.name, field.defaultValue]]
      : [],
  );
  return Object.fromEntries(withDefault);
}
