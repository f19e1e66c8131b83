import type { CollectionConfig } from 'payload';
import { AUDIT_KIND_LABEL } from '#domain/audit/audit-kinds';
import { ROLE_LABEL } from '#domain/people/people';
import { MESSAGES } from '#domain/words/shop-texts';
import { appendOnly } from '../hooks/audit/append-only';
import { withRules } from '../hooks/with-rules';
import { HIDDEN } from './access';
import { idField } from './fields/common-fields';
import { choice } from './fields/typed-fields';

const { rules, refuseDeletion } = appendOnly('audit', MESSAGES.auditLogOnlyGrows);

/** The audit log. Entries never change, and they expire (rule 18.6). The dashboard shows it. */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  ...HIDDEN,
  defaultSort: '-createdAt',
  ...withRules('audit', rules, { beforeDelete: [refuseDeletion] }),
  indexes: [
    { fields: ['createdAt', 'id'] },
    { fields: ['kind', 'createdAt', 'id'] },
    { fields: ['actor', 'createdAt', 'id'] },
    // For checking whether someone has signed in with a browser before.
    { fields: ['actor', 'browser'] },
  ],
  fields: [
    idField,
    choice('kind', AUDIT_KIND_LABEL, { required: true }),
    { name: 'actor', type: 'text' },
    { name: 'name', type: 'text' },
    choice('role', ROLE_LABEL),
    { name: 'address', type: 'text' },
    { name: 'browser', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'text', required: true },
    { name: 'data', type: 'json' },
  ],
};
