import { DATES, index, indexes, reference, table } from './schema-steps';

export default [
  table(
    'questions',
    'id text PRIMARY KEY NOT NULL',
    'email text NOT NULL',
    'text text NOT NULL',
    "photos text DEFAULT '[]'",
    'answer text',
    'answered_at text',
    'customer_id text',
    'unanswered_since text',
    ...DATES,
    reference('customer_id', 'customers', 'set null'),
  ),
  indexes('questions', 'email'),
  index('questions_customer_idx', 'questions', 'customer_id'),
  indexes('questions', 'unanswered_since', 'updated_at', 'created_at'),
].flat();
