import { type CollectionSlug, type Payload, ValidationError, type Where } from 'payload';
import { z } from 'zod';
import type { Actor } from '#domain/orders/order-events';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { applyRules, type Doc, type Rule, rulesFor } from './rule';

const ROUNDS = 20;

export type Changes<Slug extends CollectionSlug> = {
  [Field in keyof Doc<Slug>]?:
    | Doc<Slug>[Field]
    | (number extends Doc<Slug>[Field] ? { $inc: number } : never);
};

export const BY_SHOP: Actor = { role: 'shop' };

const sum = z.object({ $inc: z.number() });

interface Change<Slug extends CollectionSlug> {
  /** The new values. The caller must check them, because they're neither validated nor checked for access. */
  data: Changes<Slug>;
  condition?: readonly Where[];
  by?: Actor;
  /** The names of rules to skip. Say why in a comment. */
  except?: readonly string[];
}

/** The only way to change a document besides Payload's saves: one conditional statement that keeps the rules. Null if it didn't match. */
export async function changeIf<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  id: string,
  { data: changes, condition = [], by = BY_SHOP, except }: Change<Slug>,
): Promise<Doc<Slug> | null> {
  const data = withoutUndefined(changes);
  const rules = rulesFor(payload, collection, { data, except });
  refuseSums(rules, data);
  const where: Where = { and: [{ id: { equals: id } }, ...condition] };
  const byRules = async () => {
    const stored = await findOne(payload, collection, where);
    if (!stored) return null;
    const made = await applyRules(rules, { payload, stored, changes: data, by });
    const asRead = rules.flatMap(({ reads = [] }) => reads.map((field) => fieldIs(field, stored[field])));
    return (await write(payload, collection, { and: [where, ...asRead] }, made)) ?? 'changed meanwhile';
  };
  const changed = rules.some(({ before }) => before)
    ? await untilWritten(payload, `change ${collection} ${id}`, byRules)
    : await write(payload, collection, where, data);
  if (changed) for (const { after } of rules) after?.(payload);
  return changed;
}

/** A rule needs a value, so an increment won't do. */
function refuseSums<Slug extends CollectionSlug>(
  rules: readonly Rule<Slug>[],
  data: Changes<Slug>,
): asserts data is Changes<Slug> & Partial<Doc<Slug>> {
  for (const field of rules.flatMap(({ of = [] }) => of))
    if (sum.safeParse(data[field]).success) throw new Error(`a rule needs the new value of ${field}`);
}

async function untilWritten<Written>(
  payload: Payload,
  key: string,
  attempt: () => Promise<Written | 'changed meanwhile'>,
): Promise<Written> {
  const first = await attempt();
  if (first !== 'changed meanwhile') return first;
  // After a conflict, writers in this process take turns, so they all finish.
  return oneAtATime(payload, key, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const again = await attempt();
      if (again !== 'changed meanwhile') return again;
    }
    throw new ShopError('CONFLICT');
  });
}

/** Matches while a field still has the value that was read. */
export function fieldIs(field: string, value: unknown): Where {
  return { [field]: value === null || value === undefined ? { exists: false } : { equals: value } };
}

async function write<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: object,
): Promise<Doc<Slug> | null> {
  try {
    const options = { atomic: true };
    // The database changes the object it gets.
    const changed = await payload.db.updateOne({ collection, options, where, data: { ...data } });
    return z.nullable(z.custom<Doc<Slug>>()).parse(changed);
  } catch (error) {
    const path = takenField(payload, error);
    if (!path) throw error;
    throw new ValidationError({ collection, errors: [{ path, message: 'Value must be unique' }] });
  }
}

const uniqueFailed = z.object({
  cause: z.object({ message: z.string().regex(/UNIQUE constraint failed: [^.]+\.[^.,]+/) }),
});

/** SQLite's name of the field. MongoDB's adapter throws the ValidationError itself. */
function takenField({ db }: Payload, error: unknown): string | null {
  const failed = uniqueFailed.safeParse(error);
  const [, table = '', column = ''] =
    /failed: ([^.]+)\.([^.,]+)/.exec(failed.data?.cause.message ?? '') ?? [];
  return column && (db.fieldConstraints[table]?.[`${column}_idx`] ?? column);
}

/** SQLite and MongoDB treat undefined values differently. */
function withoutUndefined<Data extends object>(data: Data): Data {
  const written = { ...data };
  for (const [field, value] of Object.entries(data))
    if (value === undefined) Reflect.deleteProperty(written, field);
  return written;
}

const JUDGED_ROUNDS = 50;

/** If `write` is set, the decision counts only after that write has succeeded. */
export interface Verdict<Slug extends CollectionSlug> {
  write?: Omit<Change<Slug>, 'by'> & { condition: readonly Where[] };
}

/** Reads, judges, and writes a document. Retries if it changed. Null if it's missing. Throws CONFLICT. */
export function changeJudged<Slug extends CollectionSlug, Judged extends Verdict<Slug>>(
  payload: Payload,
  collection: Slug,
  id: string,
  by: Actor,
  judge: (doc: Doc<Slug>) => Judged | Promise<Judged>,
): Promise<{ doc: Doc<Slug>; verdict: Judged } | null> {
  return oneAtATime(payload, `judge ${collection} ${id}`, async () => {
    for (let round = 0; round < JUDGED_ROUNDS; round += 1) {
      const doc = await findOne(payload, collection, { id: { equals: id } });
      if (!doc) return null;
      const verdict = await judge(doc);
      if (!verdict.write) return { doc, verdict };
      const written = await changeIf(payload, collection, id, { by, ...verdict.write });
      if (written) return { doc: written, verdict };
    }
    throw new ShopError('CONFLICT');
  });
}

/** Creates a checked document with rules and defaults, without Payload's form handling. Throws a ValidationError. */
export async function createByRules<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  data: Partial<Doc<Slug>> & { id: string },
  by: Actor,
  except?: readonly string[],
): Promise<Partial<Doc<Slug>>> {
  const rules = rulesFor(payload, collection, { except });
  const changes = { ...defaultsOf(payload, collection), ...data };
  const made = await applyRules(rules, { payload, stored: null, changes, by });
  await payload.db.create({ collection, data: { ...made }, returning: false });
  for (const { after } of rules) after?.(payload);
  return made;
}

/** Creates a checked document without rules. Returns null if a unique value is taken, even by another server. */
export async function createUnlessTaken<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  data: Partial<Doc<Slug>> & { id: string },
): Promise<Doc<Slug> | null> {
  return unlessTaken(() => payload.db.create({ collection, data: { ...data } }));
}

/** Like `createUnlessTaken`, but doesn't read it back. Returns whether it was stored. */
export async function storeUnlessTaken<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  data: Partial<Doc<Slug>> & { id: string },
): Promise<boolean> {
  const create = async () => {
    await payload.db.create({ collection, data: { ...data }, returning: false });
    return true;
  };
  return (await unlessTaken(create)) ?? false;
}

async function unlessTaken<Made>(create: () => Promise<Made>): Promise<Made | null> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

function defaultsOf({ collections }: Payload, collection: CollectionSlug): Record<string, unknown> {
  const withDefault = collections[collection].config.flattenedFields.flatMap((field) =>
    'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
      ? [[field.name, field.defaultValue]]
      : [],
  );
  return Object.fromEntries(withDefault);
}
