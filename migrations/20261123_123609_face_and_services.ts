import { add, indexes, rows } from './schema-steps';

export default [
  rows('shop_settings_social_links', 'shop_settings', 'url text NOT NULL'),
  indexes('shop_settings_social_links', '_order', '_parent_id'),
  rows('shop_settings_people', 'shop_settings', 'name text NOT NULL', 'words text NOT NULL', 'portrait text'),
  indexes('shop_settings_people', '_order', '_parent_id'),
  rows(
    'shop_settings_reviews',
    'shop_settings',
    'quote text NOT NULL',
    'name text NOT NULL',
    'date text',
    'link text',
  ),
  indexes('shop_settings_reviews', '_order', '_parent_id'),
  add('services', 'picture text', 'included text', 'days numeric'),
  add(
    'shop_settings',
    'name text',
    'tagline text',
    'logo text',
    'accent_color text',
    'phone text',
    'shop_email text',
    'shipping_fee numeric',
    'guarantee text',
  ),
].flat();
