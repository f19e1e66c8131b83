import type { CollectionConfig } from 'payload';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '#domain/reviews/review-contract';
import { invalidateCache } from '../hooks/shared-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, nobody } from './access';
import { idField, versionField } from './fields/common-fields';
import { choice } from './fields/typed-fields';

/** Customers' reviews and our answers (chapter 37). The owner approves and answers them on the dashboard, and no one edits them. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'stars', 'text', 'status', 'writtenAt'],
    listSearchableFields: ['name', 'text', 'answer'],
    description:
      'What customers write on their order’s page. Approve and answer in the dashboard, under Messages. The home page shows approved ones.',
  },
  defaultSort: '-writtenAt',
  ...withRules('reviews', [invalidateCache('reviews')]),
  indexes: [{ fields: ['status', 'writtenAt'] }, { fields: ['waitingSince', 'writtenAt', 'id'] }],
  fields: [
    idField,
    versionField,
    // An order has one review, even with simultaneous requests.
    { name: 'orderId', type: 'text', required: true, unique: true, label: 'Order ID' },
    { name: 'name', type: 'text', required: true },
    { name: 'service', type: 'text' },
    { name: 'stars', type: 'number', required: true },
    { name: 'text', type: 'textarea', label: 'Review' },
    choice('status', REVIEW_STATUS_LABEL, REVIEW_STATUSES, { required: true, defaultValue: 'waiting' }),
    { name: 'writtenAt', type: 'date', required: true, label: 'Written' },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date', label: 'Answered' },
    // For the lists and counts of reviews to decide on.
    { name: 'waitingSince', type: 'text', index: true, admin: { hidden: true } },
  ],
};
