import { type CollectionBeforeDeleteHook, type CollectionSlug, ValidationError } from 'payload';
import type { Rule } from '#server/platform/database/rule';

/** Makes entries permanent. Not even the shop changes them, and Payload can't delete them. Jobs remove old ones directly. */
export function appendOnly<Slug extends CollectionSlug>(
  collection: Slug,
  message: string,
): { rules: readonly Rule<Slug>[]; refuseDeletion: CollectionBeforeDeleteHook } {
  const refused = () => new ValidationError({ collection, errors: [{ path: 'id', message }] });
  const onlyGrows: Rule<Slug> = {
    name: 'append-only',
    before: ({ stored }) => {
      if (stored) throw refused();
      return {};
    },
  };
  return {
    rules: [onlyGrows],
    refuseDeletion: () => {
      throw refused();
    },
  };
}
