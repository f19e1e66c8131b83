import { DATES, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table('shop_keys', 'id text PRIMARY KEY NOT NULL', 'name text NOT NULL', 'sealed text NOT NULL', ...DATES),
  uniqueIndexes('shop_keys', 'name'),
  indexes('shop_keys', 'updated_at', 'created_at'),
].flat();
