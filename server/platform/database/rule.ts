import type { CollectionSlug, Payload } from 'payload';
import { type Actor, isOfShop } from '#domain/orders/order-events';
import type { Config } from '../../../payload-types';

export type Doc<Slug extends CollectionSlug> = Config['collections'][Slug];

export interface Write<Slug extends CollectionSlug> {
  payload: Payload;
  stored: Doc<Slug> | null;
  changes: Partial<Doc<Slug>>;
  by: Actor;
  byOwner: boolean;
}

/** Runs on every write, by Payload's saves and the shop's own. Listed in the collection's `custom.rules` (hooks/with-rules.ts). */
export interface Rule<Slug extends CollectionSlug> {
  name: string;
  /** The fields it applies to. If omitted, it applies to every write. */
  of?: readonly (keyof Doc<Slug> & string)[];
  /** The stored fields it reads. A conditional write fails if they changed. */
  reads?: readonly (keyof Doc<Slug> & string)[];
  /** Returns additional changes, or throws a ValidationError. May run again. */
  before?: (write: Write<Slug>) => Partial<Doc<Slug>> | Promise<Partial<Doc<Slug>>>;
  after?: (payload: Payload) => void;
}

export function rulesOf<Slug extends CollectionSlug>(
  { collections }: Payload,
  collection: Slug,
): readonly Rule<Slug>[] {
  return collections[collection].config.custom?.rules ?? [];
}

/** Returns the rules for a write of these fields, or for a new document. Throws an Error for an unknown exemption. */
export function rulesFor<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  { data, except = [] }: { data?: object; except?: readonly string[] },
): readonly Rule<Slug>[] {
  const rules = rulesOf(payload, collection);
  const unknown = except.find((name) => !rules.some((rule) => rule.name === name));
  if (unknown) throw new Error(`${collection} has no rule ${unknown}`);
  return rules.filter(
    ({ name, of }) =>
      !except.includes(name) && (!of || !data || of.some((field) => Object.hasOwn(data, field))),
  );
}

export async function applyRules<Slug extends CollectionSlug>(
  rules: readonly Rule<Slug>[],
  { changes, ...write }: Omit<Write<Slug>, 'byOwner'>,
): Promise<Partial<Doc<Slug>>> {
  let all = changes;
  const byOwner = isOfShop(write.by);
  for (const { before } of rules) all = { ...all, ...(await before?.({ ...write, byOwner, changes: all })) };
  return all;
}
