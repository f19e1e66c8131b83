import { REVIEW_STATUS_LABEL } from '#domain/reviews/review-contract';
import { invalidateCache } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, nobody } from './access';
import { versionField } from './fields/common-fields';
import { choice } from './fields/typed-fields';
import { listed } from './listed';

/** Customers' reviews and our answers (chapter 37). The owner decides on the dashboard, not here. */
export const reviews = listed('reviews', ['Review', 'Reviews'], {
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  group: 'Customers',
  columns: ['name', 'stars', 'text', 'status', 'writtenAt'],
  search: ['name', 'text', 'answer'],
  description:
    "What customers write on their order's page. Approve and answer in the dashboard, under Messages. The home page shows approved ones.",
  defaultSort: '-writtenAt',
  ...withRules('reviews', [invalidateCache('reviews')]),
  indexes: [{ fields: ['status', 'writtenAt'] }, { fields: ['waitingSince', 'writtenAt', 'id'] }],
  fields: [
    versionField,
    // An order has one review, even if there are several requests at once.
    { name: 'orderId', type: 'text', required: true, unique: true, label: 'Order ID' },
    { name: 'name', type: 'text', required: true },
    { name: 'service', type: 'text' },
    { name: 'stars', type: 'number', required: true },
    { name: 'text', type: 'textarea', label: 'Review' },
    choice('status', REVIEW_STATUS_LABEL, { required: true, defaultValue: 'waiting' }),
    { name: 'writtenAt', type: 'date', required: true, label: 'Written' },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date', label: 'Answered' },
    // For the lists and counts of reviews to decide on.
    { name: 'waitingSince', type: 'text', index: true, admin: { hidden: true } },
  ],
});
