import { add, DATES, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table(
    'health',
    'id text PRIMARY KEY NOT NULL',
    'name text NOT NULL',
    'round numeric',
    'facts text',
    ...DATES,
  ),
  uniqueIndexes('health', 'name'),
  indexes('health', 'updated_at', 'created_at'),
  add('jobs', 'ran_at text', 'failures numeric'),
].flat();
