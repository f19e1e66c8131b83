import type { CollectionConfig } from 'payload';
import { adminOnly, onlyRead } from './access';
import { idField, secret } from './fields/common-fields';

/** Bulk messages from the owner. The emails themselves are outbox rows. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  access: onlyRead(adminOnly),
  admin: {
    group: 'Customers',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'sent', 'failed', 'createdAt'],
    listSearchableFields: ['subject', 'body'],
    description: 'Messages sent from the dashboard. See Outgoing email for whether each one was delivered.',
  },
  defaultSort: '-createdAt',
  fields: [
    idField,
    { name: 'subject', type: 'text', required: true },
    { name: 'body', type: 'textarea', label: 'Message', required: true },
    {
      name: 'sent',
      type: 'number',
      admin: { description: 'Customers it was sent to or is going to.' },
    },
    {
      name: 'failed',
      type: 'number',
      admin: { description: 'Customers who are unknown or unsubscribed, or whose address was rejected.' },
    },
    // The recipients, in one field with the message, so neither is ever stored without the other.
    { name: 'customerIds', type: 'json', required: true, admin: { hidden: true } },
    { name: 'contentHash', type: 'text', required: true, index: true, ...secret },
    // Points to the previous message with the same text, so only one of several simultaneous ones is stored.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    { name: 'idempotencyKey', type: 'text', unique: true, ...secret },
  ],
};
