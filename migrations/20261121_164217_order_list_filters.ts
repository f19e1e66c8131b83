import { index } from './schema-steps';

export default [
  index('deliveryMethod_createdAt_id_idx', 'orders', 'delivery_method,created_at,id'),
  index('paymentStatus_createdAt_id_total_idx', 'orders', 'payment_status,created_at,id,total'),
].flat();
