import { DATES, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table(
    'push_keys',
    'id text PRIMARY KEY NOT NULL',
    'name text NOT NULL',
    'public_key text NOT NULL',
    'private_key text NOT NULL',
    ...DATES,
  ),
  uniqueIndexes('push_keys', 'name'),
  indexes('push_keys', 'updated_at', 'created_at'),
  table(
    'push_devices',
    'id text PRIMARY KEY NOT NULL',
    'account text NOT NULL',
    'session text NOT NULL',
    'endpoint text NOT NULL',
    'endpoint_hash text NOT NULL',
    'keys text NOT NULL',
    'kinds text NOT NULL',
    'quiet text',
    'user_agent text',
    ...DATES,
  ),
  indexes('push_devices', 'account', 'session'),
  uniqueIndexes('push_devices', 'endpoint_hash'),
  indexes('push_devices', 'updated_at', 'created_at'),
].flat();
