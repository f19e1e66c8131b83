import type { CollectionConfig } from 'payload';
import { OUTBOX_KINDS, OUTBOX_STATUSES } from '#domain/outbox';
import { adminOnly } from './access/admin-only';
import { nobody } from './access/nobody';
import { idField } from './fields/id-field';

export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Outgoing mail', plural: 'Outgoing mail' },
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  admin: {
    group: 'Shop',
    useAsTitle: 'key',
    defaultColumns: ['kind', 'recipient', 'status', 'attempts', 'createdAt'],
    description:
      'Every mail the shop has sent or is about to send. What fails is tried again with growing pauses.',
  },
  defaultSort: '-createdAt',
  fields: [
    idField,
    // One row per (order, event, recipient): two servers or a repeated call never send a mail twice.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: OUTBOX_KINDS.map((kind) => ({ value: kind, label: kind })),
    },
    { name: 'recipient', type: 'text' },
    { name: 'payload', type: 'json', required: true, admin: { hidden: true } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: OUTBOX_STATUSES.map((status) => ({ value: status, label: status })),
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'dueAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Next try',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    { name: 'lastError', type: 'text', label: 'Last problem' },
  ],
};
