import { dropIndexes, index, indexes } from './schema-steps';

export default [
  dropIndexes(
    'total_id_idx',
    'customerName_id_idx',
    'amountDue_id_createdAt_idx',
    'readyTo_id_idx',
    'createdAt_id_searchText_idx',
    'inbound_inboundDay_id_status_idx',
  ),
  indexes('orders', 'payment_problem'),
  index(
    'total_id_status_paymentStatus_deliveryMethod_createdAt_idx',
    'orders',
    'total,id,status,payment_status,delivery_method,created_at',
  ),
  index(
    'compound_index_idx',
    'orders',
    'customer_name,id,status,payment_status,delivery_method,created_at,search_text',
  ),
  index(
    'amountDue_id_status_paymentStatus_deliveryMethod_created_idx',
    'orders',
    'amount_due,id,status,payment_status,delivery_method,created_at',
  ),
  index(
    'readyTo_id_status_paymentStatus_deliveryMethod_createdAt_idx',
    'orders',
    'ready_to,id,status,payment_status,delivery_method,created_at',
  ),
  index('createdAt_id_searchText_status_idx', 'orders', 'created_at,id,search_text,status'),
  index('inbound_status_inboundDay_id_idx', 'orders', 'inbound,status,inbound_day,id'),
  index(
    'inboundDay_id_status_paymentStatus_deliveryMethod_create_idx',
    'orders',
    'inbound_day,id,status,payment_status,delivery_method,created_at',
  ),
  dropIndexes('createdAt_id_searchText_1_idx'),
  index('createdAt_id_searchText_idx', 'customers', 'created_at,id,search_text'),
  index('waitingSince_writtenAt_id_idx', 'reviews', 'waiting_since,written_at,id'),
].flat();
