import { adminOnly, onlyRead } from './access';
import { secret } from './fields/common-fields';
import { listed } from './listed';

export const messages = listed('messages', ['Message', 'Messages'], {
  access: onlyRead(adminOnly),
  group: 'Customers',
  columns: ['subject', 'sent', 'failed', 'createdAt'],
  search: ['subject', 'body'],
  description: 'Messages sent from the dashboard. See Outgoing email for whether each one was delivered.',
  defaultSort: '-createdAt',
  fields: [
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
    // The recipients. They're in one field with the message, so neither is ever stored without the other.
    { name: 'customerIds', type: 'json', required: true, admin: { hidden: true } },
    { name: 'contentHash', type: 'text', required: true, index: true, ...secret },
    // The previous message with the same text. If several are sent at the same time, only one of them is stored.
    { name: 'key', type: 'text', required: true, unique: true, ...secret },
    { name: 'idempotencyKey', type: 'text', unique: true, ...secret },
  ],
});
