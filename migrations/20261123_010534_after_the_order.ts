import { add, indexes } from './schema-steps';

export default [
  add(
    'orders',
    'ready_from text',
    'ready_to text',
    'story text',
    'unanswered_since text',
    'track_round numeric',
    'instructed_at text',
    'reminders numeric',
    'reminded_at text',
    'closed_unpaid integer',
  ),
  indexes('orders', 'ready_to', 'unanswered_since'),
  add(
    'customers',
    'new_email text',
    'new_email_mark text',
    'new_email_token_hash text',
    'new_email_expiration text',
    'erasing_since text',
  ),
  indexes('customers', 'new_email_token_hash', 'erasing_since'),
  add('shop_settings', 'reminder_hours numeric', 'close_after_days numeric'),
].flat();
