import { add, dropIndexes, index } from './schema-steps';

export default [
  dropIndexes('orders_amount_due_idx'),
  add('orders', 'moved_at text'),
  index('amountDue_id_createdAt_idx', 'orders', 'amount_due,id,created_at'),
  index('movedAt_createdAt_idx', 'orders', 'moved_at,created_at'),
].flat();
