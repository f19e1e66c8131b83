import type { CollectionSlug, Payload } from 'payload';
import type { Document } from './read-documents';

/** A document as it can be in either database: without its id where each database makes its own (Payload's collections). */
export function withLastingId(
  { collections }: Payload,
  collection: CollectionSlug,
  { id, ...content }: Document,
): Record<string, unknown> {
  const keepsIds = collections[collection].config.flattenedFields.some(({ name }) => name === 'id');
  return keepsIds ? { id, ...content } : content;
}
