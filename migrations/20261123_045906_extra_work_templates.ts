import { indexes, rows } from './schema-steps';

export default [
  rows(
    'shop_settings_extra_work_templates',
    'shop_settings',
    'name text NOT NULL',
    'amount numeric NOT NULL',
    'description text NOT NULL',
  ),
  indexes('shop_settings_extra_work_templates', '_order', '_parent_id'),
].flat();
