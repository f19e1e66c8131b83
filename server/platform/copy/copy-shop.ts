import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { compareText } from '#domain/words/compare-text';
import { beginCopy, endCopy } from '#server/platform/database/data-version';
import { ToolError } from '#server/platform/errors/system-error';

interface CopyShop {
  from: Payload;
  to: Payload;
}

/** Copies every document without hooks and compares both sides. Returns the counts. Throws a ToolError. */
export async function copyShop({ from, to }: CopyShop): Promise<ReadonlyMap<string, number>> {
  const collections = copiedCollections(from);
  const globals = from.config.globals.map(({ slug }) => slug);
  await refuseUsed(to, collections);
  await beginCopy(to);
  for (const collection of collections) {
    for await (const document of readDocuments(from, collection)) {
      await to.db.create({
        collection,
        data: withoutNulls(withLastingId(from, collection, document)),
      });
    }
  }
  for (const slug of globals) await copyGlobal({ from, to }, slug);

  const counts = new Map<string, number>();
  for (const collection of collections) {
    const [original, copy] = [await fingerprint(from, collection), await fingerprint(to, collection)];
    if (original.sha256 !== copy.sha256) throw differs(`${collection} (${original.count} and ${copy.count})`);
    counts.set(collection, copy.count);
  }
  for (const slug of globals) {
    const [original, copy] = [await readGlobal(from, slug), await readGlobal(to, slug)];
    if (canonical(original) !== canonical(copy)) throw differs(slug);
  }
  await endCopy(to);
  return counts;
}

async function refuseUsed(to: Payload, collections: readonly CollectionSlug[]): Promise<void> {
  for (const collection of collections) {
    const { totalDocs } = await to.db.count({ collection });
    if (totalDocs > 0) {
      throw new ToolError(
        `The target isn't empty. It has ${totalDocs} ${collection}, so nothing was copied.`,
      );
    }
  }
}

/** MongoDB treats two nulls in a unique field as equal. */
function withoutNulls(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
}

async function copyGlobal({ from, to }: CopyShop, slug: string): Promise<void> {
  const data = withoutNulls(await readGlobal(from, slug));
  if (Object.keys(data).length > 0) await to.db.createGlobal({ slug, data });
}

const global = z.looseObject({}).nullish();

const OWN_FIELDS = new Set(['id', 'globalType', 'createdAt', 'updatedAt']);

async function readGlobal(payload: Payload, slug: string): Promise<Record<string, unknown>> {
  const stored = global.parse(await payload.db.findGlobal({ slug })) ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !OWN_FIELDS.has(name)));
}

function differs(what: string): ToolError {
  return new ToolError(
    `The copy differs in ${what}. The source changed or the copy is incomplete. Stop the shop, empty the target, and copy again.`,
  );
}

interface Fingerprint {
  count: number;
  sha256: string;
}

async function fingerprint(payload: Payload, collection: CollectionSlug): Promise<Fingerprint> {
  const hashes: string[] = [];
  for await (const document of readDocuments(payload, collection)) {
    hashes.push(sha256(canonical(withLastingId(payload, collection, document))));
  }
  return { count: hashes.length, sha256: sha256(hashes.sort().join('\n')) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a value as JSON with sorted keys and no empty values, equal on both databases. */
export function canonical(value: unknown): string {
  return JSON.stringify(plain(JSON.parse(JSON.stringify(value ?? null))));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, content]) => content !== null && !isEmptyList(content))
    .sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, content]) => [key, plain(content)]));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const OWN_TO_A_DATABASE = ['payload-migrations', 'payload-kv', 'payload-locked-documents'];

/** SQLite's foreign keys require this order. */
const FIRST: readonly CollectionSlug[] = ['media', 'customers', 'orders'];

function copiedCollections({ collections }: Payload): CollectionSlug[] {
  const slugs = Object.values(collections).map(({ config }) => config.slug);
  return [...FIRST, ...slugs.filter((slug) => !OWN_TO_A_DATABASE.includes(slug) && !FIRST.includes(slug))];
}

const BATCH = 500;

const document = z.looseObject({ id: z.string() });
type Document = z.infer<typeof document>;

async function* readDocuments(payload: Payload, collection: CollectionSlug): AsyncGenerator<Document> {
  for (let after = ''; ; ) {
    const { docs } = await payload.db.find({
      collection,
      where: after ? { id: { greater_than: after } } : {},
      sort: 'id',
      limit: BATCH,
      pagination: false,
    });
    const batch = z.array(document).parse(docs);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

/** Drops the ID in Payload's collections, where each database makes its own. */
function withLastingId(
  { collections }: Payload,
  collection: CollectionSlug,
  { id, ...content }: Document,
): Record<string, unknown> {
  const keepsIds = collections[collection].config.flattenedFields.some(({ name }) => name === 'id');
  return keepsIds ? { id, ...content } : content;
}
