import { dropIndexes, index } from './schema-steps';

export default [
  dropIndexes('amountDue_id_status_paymentStatus_deliveryMethod_created_idx'),
  index(
    'compound_index_1_idx',
    'orders',
    'amount_due,id,status,payment_status,delivery_method,created_at,customer_name,total,ready_to,inbound_day',
  ),
  index('status_isRush_createdAt_id_idx', 'orders', 'status,is_rush,created_at,id'),
].flat();
