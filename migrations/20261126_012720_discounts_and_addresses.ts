import { add, DATES, index, indexes, table } from './schema-steps';

export default [
  table(
    'discount_holds',
    'id text PRIMARY KEY NOT NULL',
    'holds text NOT NULL',
    'round numeric NOT NULL',
    ...DATES,
  ),
  indexes('discount_holds', 'updated_at', 'created_at'),
  add('customers', 'shipping_address text'),
  add(
    'discounts',
    'starts_at text',
    'ends_at text',
    'max_uses numeric',
    'max_uses_per_customer numeric',
    'min_subtotal numeric',
  ),
  index('discountCode_status_idx', 'orders', 'discount_code,status'),
].flat();
