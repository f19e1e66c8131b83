import { add, indexes, rows, uniqueIndexes } from './schema-steps';

export default [
  rows('shop_settings_closed_days', 'shop_settings', 'from text', 'to text'),
  indexes('shop_settings_closed_days', '_order', '_parent_id'),
  add('orders', 'rush_charge numeric', 'promised_to text', 'is_rush integer', 'rush_place text'),
  uniqueIndexes('orders', 'rush_place'),
  add(
    'shop_settings',
    'gloves_per_day numeric',
    'working_days text',
    'rush_price numeric',
    'rush_days numeric',
    'rush_per_day numeric',
  ),
].flat();
