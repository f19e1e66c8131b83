import { add, DATES, index, indexes, table, uniqueIndexes } from './schema-steps';

export default [
  table('easypost_events', 'id text PRIMARY KEY NOT NULL', 'event_id text NOT NULL', ...DATES),
  uniqueIndexes('easypost_events', 'event_id'),
  indexes('easypost_events', 'updated_at', 'created_at'),
  add('orders', 'packages text', 'inbound text', 'inbound_day text'),
  index('inbound_inboundDay_id_status_idx', 'orders', 'inbound,inbound_day,id,status'),
].flat();
