import { type CollectionBeforeDeleteHook, ValidationError } from 'payload';
import { MESSAGES } from '#domain/words/shop-texts';
import type { Rule } from '#server/platform/database/rule';

const refused = () =>
  new ValidationError({ collection: 'audit', errors: [{ path: 'id', message: MESSAGES.auditLogOnlyGrows }] });

/** Entries never change, not even by the shop itself (rule 18.6). */
export const APPEND_ONLY: readonly Rule<'audit'>[] = [
  {
    name: 'append-only',
    before: ({ stored }) => {
      if (stored) throw refused();
      return {};
    },
  },
];

/** Entries can't be removed. A job removes expired ones (server/platform/jobs/remove-finished.ts). */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw refused();
};
