import { DATES, index, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table(
    'sessions',
    'id text PRIMARY KEY NOT NULL',
    'token_hash text NOT NULL',
    'account_kind text NOT NULL',
    'account text NOT NULL',
    'password_mark text NOT NULL',
    'expires_at text NOT NULL',
    'last_seen_at text NOT NULL',
    'address text NOT NULL',
    'user_agent text',
    ...DATES,
  ),
  uniqueIndexes('sessions', 'token_hash'),
  indexes('sessions', 'expires_at', 'updated_at', 'created_at'),
  index('account_accountKind_idx', 'sessions', 'account,account_kind'),
  "DROP TABLE `customers_sessions`;",
  "DROP TABLE `admins_sessions`;",
].flat();
