import type { CollectionConfig } from 'payload';
import { adminOnly, onlyRead } from './access';
import { idField, secret } from './fields/common-fields';

/** What the owner wrote to many customers at once; the mails themselves are rows of the outbox. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  access: onlyRead(adminOnly),
  admin: {
    group: 'Customers',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'sent', 'failed', 'createdAt'],
    listSearchableFields: ['subject', 'body'],
    description: 'Messages sent from the dashboard. What became of each mail is in Outgoing mail.',
  },
  defaultSort: '-createdAt',
  fields: [
    idField,
    { name: 'subject', type: 'text', required: true },
    { name: 'body', type: 'textarea', label: 'Message', required: true },
    {
      name: 'sent',
      type: 'number',
      admin: { description: 'Customers it was sent to, or is on its way to.' },
    },
    {
      name: 'failed',
      type: 'number',
      admin: { description: 'Customers who are unknown, unsubscribed, or whose address was refused.' },
    },
    // Whom it goes to, in one field with the message, so that neither is ever stored without the other.
    { name: 'customerIds', type: 'json', required: true, admin: { hidden: true } },
    { name: 'contentHash', type: 'text', required: true, index: true, ...secret },
    // Names the message of the same text before it: of several at the same moment one is stored.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    { name: 'idempotencyKey', type: 'text', unique: true, ...secret },
  ],
};
