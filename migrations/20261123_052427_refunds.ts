import { add, DATES, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table(
    'simulated_refunds',
    'id text PRIMARY KEY NOT NULL',
    'request_id text NOT NULL',
    'refund_id text NOT NULL',
    'capture_id text NOT NULL',
    'amount numeric NOT NULL',
    ...DATES,
  ),
  uniqueIndexes('simulated_refunds', 'request_id', 'refund_id'),
  indexes('simulated_refunds', 'capture_id', 'updated_at', 'created_at'),
  add('orders', 'refund_check_at text', 'cancel_reason text', 'cancel_id text'),
  indexes('orders', 'refund_check_at'),
  indexes('simulated_payments', 'capture_id'),
].flat();
