import type { CollectionSlug, Payload } from 'payload';
import { type Actor, isOfShop } from '#domain/orders/order-events';
import type { Config } from '../../../payload-types';

export type Doc<Slug extends CollectionSlug> = Config['collections'][Slug];

/** A write of one document, as a rule sees it. */
export interface Write<Slug extends CollectionSlug> {
  payload: Payload;
  /** The document as it is; null for one that is being made. */
  stored: Doc<Slug> | null;
  /** What is to be written: what its writer changes, and what the rules before this one added. */
  changes: Partial<Doc<Slug>>;
  /** Who writes it. */
  by: Actor;
  /** Whether that is the shop's owner or staff, in the editor or the dashboard. */
  byOwner: boolean;
}

/**
 * What holds for every write of a collection. Payload's saves and the shop's own conditional writes run the same list, which
 * stands in the collection's `custom.rules` (hooks/with-rules.ts).
 */
export interface Rule<Slug extends CollectionSlug> {
  /** What a write that is exempt names it by. */
  name: string;
  /** The fields it is about: a write that leaves them alone does not concern it. Without them it is about every write. */
  of?: readonly (keyof Doc<Slug> & string)[];
  /** What it goes by of the stored document. A conditional write holds only while these are as they were read. */
  reads?: readonly (keyof Doc<Slug> & string)[];
  /** What is written instead or besides. Refuses a write by throwing a ValidationError. May be asked again for the same write. */
  before?: (write: Write<Slug>) => Partial<Doc<Slug>> | Promise<Partial<Doc<Slug>>>;
  /** What is done once it is written. */
  after?: (payload: Payload) => void;
}

/** All rules of a collection, each of which has a say about a new document. */
export function rulesOf<Slug extends CollectionSlug>(
  { collections }: Payload,
  collection: Slug,
): readonly Rule<Slug>[] {
  return collections[collection].config.custom?.rules ?? [];
}

/** The rules of a collection that a write of these fields concerns, or a new document. Throws an Error for an exemption from a rule that there is not. */
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

/** What is to be written in all, after each rule has had its say. */
export async function applyRules<Slug extends CollectionSlug>(
  rules: readonly Rule<Slug>[],
  { changes, ...write }: Omit<Write<Slug>, 'byOwner'>,
): Promise<Partial<Doc<Slug>>> {
  let all = changes;
  const byOwner = isOfShop(write.by);
  for (const { before } of rules) all = { ...all, ...(await before?.({ ...write, byOwner, changes: all })) };
  return all;
}
