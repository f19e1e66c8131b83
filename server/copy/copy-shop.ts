import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { ToolError } from '#server/errors/system-error';
import { canonical, fingerprint } from './fingerprint';
import { copiedCollections, readDocuments, withLastingId } from './read-documents';

interface CopyShop {
  from: Payload;
  /** An empty database. */
  to: Payload;
}

/**
 * Copies every document with its id, passwords' hashes and moments, past all hooks, and compares both sides afterwards:
 * answers how many documents each collection holds. Throws a ToolError when the target is not empty or the copy differs,
 * which happens when the source changes meanwhile.
 */
export async function copyShop({ from, to }: CopyShop): Promise<ReadonlyMap<string, number>> {
  const collections = copiedCollections(from);
  const globals = from.config.globals.map(({ slug }) => slug);
  await refuseUsed(to, collections);
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
  return counts;
}

async function refuseUsed(to: Payload, collections: readonly CollectionSlug[]): Promise<void> {
  for (const collection of collections) {
    const { totalDocs } = await to.db.count({ collection });
    if (totalDocs > 0) {
      throw new ToolError(
        `The target is not empty: it holds ${totalDocs} ${collection}. Nothing was copied.`,
      );
    }
  }
}

/** MongoDB takes two nulls in a unique field for the same value. */
function withoutNulls(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
}

async function copyGlobal({ from, to }: CopyShop, slug: string): Promise<void> {
  const data = withoutNulls(await readGlobal(from, slug));
  if (Object.keys(data).length > 0) await to.db.createGlobal({ slug, data });
}

const global = z.looseObject({}).nullish();

/** Fields that each database sets itself. */
const OWN_FIELDS = new Set(['id', 'globalType', 'createdAt', 'updatedAt']);

/** What the owner has set in a global. */
async function readGlobal(payload: Payload, slug: string): Promise<Record<string, unknown>> {
  const stored = global.parse(await payload.db.findGlobal({ slug })) ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !OWN_FIELDS.has(name)));
}

function differs(what: string): ToolError {
  return new ToolError(
    `The copy differs in ${what}. Stop the shop, empty the target and copy again: the source changed, or the copy is not whole.`,
  );
}
