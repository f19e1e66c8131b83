import type { Where } from 'payload';
import { OUTBOX_KIND_LABEL, OUTBOX_KINDS, OUTBOX_STATUS_LABEL } from '#domain/email/outbox';
import { labelOf } from '#domain/words/label-of';
import { adminOnly, nobody } from './access';
import { secret } from './fields/common-fields';
import { choice, widget } from './fields/typed-fields';
import { listed } from './listed';

const EMAIL_KINDS = OUTBOX_KINDS.filter((kind) => kind.startsWith('mail:'));

export const outbox = listed('outbox', ['Outgoing email', 'Outgoing email'], {
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  group: 'Shop',
  title: 'recipient',
  columns: ['kind', 'recipient', 'status', 'attempts', 'createdAt'],
  // The list shows emails. An event that leads to emails is shown only if it's stuck.
  baseFilter: (): Where => ({ or: [{ kind: { in: EMAIL_KINDS } }, { status: { equals: 'failed' } }] }),
  description:
    'Every email the shop has sent or is about to send. Failed emails are retried with longer and longer pauses. Open one that failed for good to send it again. Too many emails to a stranger wait, and say so.',
  defaultSort: '-createdAt',
  // Finds the worker's next row quickly, no matter how many are waiting or sent.
  indexes: [{ fields: ['status', 'kind', 'dueAt'] }],
  fields: [
    widget('sendAgain', '/cms/components/shop-buttons#SendAgainField', ({ status }) => status === 'failed'),
    // One row for each order, event, and recipient, so two servers or a repeated call never send an email twice.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: OUTBOX_KINDS.map((kind) => ({ value: kind, label: labelOf(OUTBOX_KIND_LABEL, kind) })),
    },
    { name: 'recipient', type: 'text', label: 'To' },
    { name: 'payload', type: 'json', required: true, ...secret },
    choice('status', OUTBOX_STATUS_LABEL, {
      required: true,
      defaultValue: 'pending',
      index: true,
    }),
    { name: 'attempts', type: 'number', label: 'Tries', required: true, defaultValue: 0 },
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
});
