import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { CONSENT_CHOICE_LABEL, CONSENT_KIND_LABEL, CONSENT_PLACE_LABEL } from '#domain/consents/consents';
import { appendOnly } from '../hooks/audit/append-only';
import { withRules } from '../hooks/with-rules';
import { adminOnly, onlyRead } from './access';
import { choice } from './fields/typed-fields';
import { listed } from './listed';

const { rules, refuseDeletion } = appendOnly('consents', SERVER_MESSAGES.consentsOnlyGrow);

/** What customers agreed to or declined (rule 31.1). A change of mind is a new record. */
export const consents = listed('consents', ['Consent record', 'Consent records'], {
  access: onlyRead(adminOnly),
  group: 'Customers',
  title: 'email',
  columns: ['at', 'kind', 'given', 'email', 'phone', 'place'],
  search: ['email', 'phone', 'customerId', 'orderId'],
  description:
    "What customers said yes or no to, with the words they saw. Records never change. They're removed when the customer is erased or the order is deleted.",
  defaultSort: '-at',
  ...withRules('consents', rules, { beforeDelete: [refuseDeletion] }),
  indexes: [{ fields: ['kind', 'at'] }],
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: 'When',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    choice('kind', CONSENT_KIND_LABEL, { required: true, label: 'About' }),
    { name: 'given', type: 'checkbox', required: true, label: 'Said yes' },
    choice('choice', CONSENT_CHOICE_LABEL, {
      label: 'Which yes',
      admin: { condition: ({ choice: which }) => Boolean(which) },
    }),
    { name: 'wording', type: 'textarea', required: true, label: 'What they were shown' },
    choice('place', CONSENT_PLACE_LABEL, { required: true, label: 'Where' }),
    // These are text, because a record is stored before its account or order and can outlive both.
    { name: 'customerId', type: 'text', index: true, label: 'Customer ID' },
    { name: 'orderId', type: 'text', index: true, label: 'Order ID' },
    { name: 'email', type: 'text', index: true },
    { name: 'phone', type: 'text', index: true },
    { name: 'address', type: 'text', label: 'IP address' },
  ],
});
