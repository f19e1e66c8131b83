import { add, dropIndexes, index } from './schema-steps';

export default [
  dropIndexes(
    'status_createdAt_id_idx',
    'deliveryMethod_createdAt_id_idx',
    'paymentStatus_createdAt_id_total_idx',
  ),
  index(
    'status_createdAt_id_paymentStatus_deliveryMethod_idx',
    'orders',
    'status,created_at,id,payment_status,delivery_method',
  ),
  index(
    'deliveryMethod_createdAt_id_status_paymentStatus_idx',
    'orders',
    'delivery_method,created_at,id,status,payment_status',
  ),
  index(
    'paymentStatus_createdAt_id_total_status_deliveryMethod_idx',
    'orders',
    'payment_status,created_at,id,total,status,delivery_method',
  ),
  add('jobs', 'totals text'),
  add('shop_settings', 'share_picture text', 'privacy text', 'terms text'),
  index('status_kind_dueAt_idx', 'outbox', 'status,kind,due_at'),
].flat();
