import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';

/** Kept by each database for itself. */
const OWN_TO_A_DATABASE = ['payload-migrations', 'payload-kv', 'payload-locked-documents'];

/** What others refer to comes before them; SQLite insists on it. */
const FIRST: readonly CollectionSlug[] = ['media', 'customers', 'orders'];

/** Every collection whose documents belong to the shop, in the order in which they can be copied. */
export function copiedCollections({ collections }: Payload): CollectionSlug[] {
  const slug = z.custom<CollectionSlug>((name) => typeof name === 'string' && name in collections);
  const rest = z
    .array(slug)
    .parse(Object.keys(collections))
    .filter((name) => !OWN_TO_A_DATABASE.includes(name) && !FIRST.includes(name));
  return [...FIRST, ...rest];
}
