import { add, indexes } from './schema-steps';

export default [
  add(
    'orders',
    'extra_total numeric',
    'amount_paid numeric',
    'amount_refunded numeric',
    'amount_due numeric',
    'movements text',
    'extra_work text',
    'extra_work_since text',
  ),
  indexes('orders', 'amount_refunded', 'amount_due', 'extra_work_since'),
].flat();
