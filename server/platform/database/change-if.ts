import { type CollectionSlug, type Payload, ValidationError, type Where } from 'payload';
import { z } from 'zod';
import type { Actor } from '#domain/orders/order-events';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { applyRules, type Doc, type Rule, rulesFor } from './rule';

/** Retries while others write the same document; needing more of them is a bug. */
const ROUNDS = 20;

/** New values of fields, or by how much a number is to grow. */
export type Changes<Slug extends CollectionSlug> = {
  [Field in keyof Doc<Slug>]?:
    | Doc<Slug>[Field]
    | (number extends Doc<Slug>[Field] ? { $inc: number } : never);
};

const BY_SHOP: Actor = { role: 'shop' };

const sum = z.object({ $inc: z.number() });

interface ChangeIf<Slug extends CollectionSlug> {
  payload: Payload;
  collection: Slug;
  id: string;
  /** Only written while all of these hold. */
  condition?: readonly Where[];
  /** Fields of the main table, checked by the caller: field validation and access are not asked. */
  data: Changes<Slug>;
  /** Who writes it; the shop by itself, unless told otherwise. */
  by?: Actor;
  /** Rules of the collection that this write is exempt from, by their names; the caller says why. */
  except?: readonly string[];
}

/**
 * The one way to change a document besides Payload's own saves: one statement that writes these fields and nothing else, and only
 * while the condition holds, so that nobody's change at the same moment is written over. The collection's rules are kept, as in
 * a save. Returns the changed document, or null when there is none or the condition does not hold. Throws a ValidationError
 * for a value that must be unique and is not, or that a rule refuses.
 */
export async function changeIf<Slug extends CollectionSlug>(
  change: ChangeIf<Slug>,
): Promise<Doc<Slug> | null> {
  const { payload, collection, id, condition = [], by = BY_SHOP, except } = change;
  const data = fieldsOf(change.data);
  const rules = rulesFor(payload, collection, { data, except });
  refuseSums(rules, change.data);
  const where: Where = { and: [{ id: { equals: id } }, ...condition] };
  const changed = rules.some(({ before }) => before)
    ? await changeByRules({ payload, collection, id, rules, where, data, by })
    : await write({ payload, collection, where, data });
  if (changed) for (const { after } of rules) after?.(payload);
  return changed;
}

/** Rules see new values; an increment tells them nothing. */
function refuseSums<Slug extends CollectionSlug>(rules: readonly Rule<Slug>[], data: Changes<Slug>): void {
  for (const field of rules.flatMap(({ of = [] }) => of))
    if (sum.safeParse(data[field]).success) throw new Error(`a rule must know what ${field} is to be`);
}

interface ByRules<Slug extends CollectionSlug> {
  payload: Payload;
  collection: Slug;
  id: string;
  rules: readonly Rule<Slug>[];
  where: Where;
  data: Partial<Doc<Slug>>;
  by: Actor;
}

/** The rules judged the document as it was read. If that changed before the write, they judge it again. */
async function changeByRules<Slug extends CollectionSlug>(change: ByRules<Slug>): Promise<Doc<Slug> | null> {
  const { payload, collection, id } = change;
  const first = await judged(change);
  if (first !== 'changed meanwhile') return first;
  // Who has lost once waits for the others of this process, so that any number at once comes to an end.
  return oneAtATime(payload, `change ${collection} ${id}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const again = await judged(change);
      if (again !== 'changed meanwhile') return again;
    }
    throw new ShopError('CONFLICT');
  });
}

/** One reading, what the rules make of it, and the write that holds only while it is as they read it. */
async function judged<Slug extends CollectionSlug>({
  payload,
  collection,
  rules,
  where,
  data,
  by,
}: ByRules<Slug>): Promise<Doc<Slug> | null | 'changed meanwhile'> {
  const stored = await findOne(payload, collection, where);
  if (!stored) return null;
  const changes = await applyRules(rules, { payload, stored, changes: data, by });
  const asRead = rules.flatMap(({ reads = [] }) => reads.map((field) => fieldIs(field, stored[field])));
  const changed = await write({ payload, collection, where: { and: [where, ...asRead] }, data: changes });
  return changed ?? 'changed meanwhile';
}

/** Holds while a field is as it was read. */
export function fieldIs(field: string, value: unknown): Where {
  return { [field]: value === null || value === undefined ? { exists: false } : { equals: value } };
}

interface Statement {
  payload: Payload;
  collection: CollectionSlug;
  where: Where;
  data: object;
}

async function write<Slug extends CollectionSlug>({
  payload,
  collection,
  where,
  data,
}: Statement & { collection: Slug }): Promise<Doc<Slug> | null> {
  try {
    const changed = await payload.db.updateOne({
      collection,
      options: { atomic: true },
      where,
      // A copy, because the database writes into what it is given.
      data: { ...data },
    });
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

/** The field whose value another document has, where SQLite says so; MongoDB's adapter throws the ValidationError itself. */
function takenField({ db }: Payload, error: unknown): string | null {
  const failed = uniqueFailed.safeParse(error);
  const [, table = '', column = ''] =
    /failed: ([^.]+)\.([^.,]+)/.exec(failed.data?.cause.message ?? '') ?? [];
  return column && (db.fieldConstraints[table]?.[`${column}_idx`] ?? column);
}

/** The fields that are written; one that is undefined is left out, which the databases take differently. */
function fieldsOf<Slug extends CollectionSlug>(data: Changes<Slug>): Partial<Doc<Slug>> {
  const written = Object.entries(data).filter(([, value]) => value !== undefined);
  return z.custom<Partial<Doc<Slug>>>().parse(Object.fromEntries(written));
}

/** Others write the document at the same moment; more rounds than that are no coincidence. */
const JUDGED_ROUNDS = 50;

/** What is to be written of a document, while it is as it was judged. */
interface JudgedWrite<Slug extends CollectionSlug> {
  data: Changes<Slug>;
  /** What must still hold of the document. */
  condition: readonly Where[];
  /** Rules that the write is exempt from; the caller says why. */
  except?: readonly string[];
}

/** What was made of a document as it is: with a `write` it holds only once that is written. */
export interface Verdict<Slug extends CollectionSlug> {
  write?: JudgedWrite<Slug>;
}

interface ChangeJudged<Slug extends CollectionSlug, Judged extends Verdict<Slug>> {
  payload: Payload;
  collection: Slug;
  id: string;
  by?: Actor;
  /** Judges the document as it is; asked again when somebody changed it before the write. May throw to refuse. */
  judge: (doc: Doc<Slug>) => Judged | Promise<Judged>;
}

/**
 * Reads a document, judges it, and writes what follows only while it is as it was judged: however many ask at once, on whichever
 * server, each is judged by what the one before it left. Answers the last verdict with the document as it is then, or null when
 * there is none. Throws a ShopError (CONFLICT), or what `judge` or the write throws.
 */
export function changeJudged<Slug extends CollectionSlug, Judged extends Verdict<Slug>>({
  payload,
  collection,
  id,
  by,
  judge,
}: ChangeJudged<Slug, Judged>): Promise<{ doc: Doc<Slug>; verdict: Judged } | null> {
  return oneAtATime(payload, `judge ${collection} ${id}`, async () => {
    for (let round = 0; round < JUDGED_ROUNDS; round += 1) {
      const doc = await findOne(payload, collection, { id: { equals: id } });
      if (!doc) return null;
      const verdict = await judge(doc);
      if (!verdict.write) return { doc, verdict };
      const written = await changeIf({ payload, collection, id, by, ...verdict.write });
      if (written) return { doc: written, verdict };
    }
    throw new ShopError('CONFLICT');
  });
}

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
