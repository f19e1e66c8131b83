import { add } from './schema-steps';

export default [
  add('orders', 'version numeric DEFAULT 0'),
  add('customers', 'version numeric DEFAULT 0'),
  add('services', 'version numeric DEFAULT 0'),
  add('lace_colors', 'version numeric DEFAULT 0'),
  add('discounts', 'version numeric DEFAULT 0'),
  add('gallery', 'version numeric DEFAULT 0'),
].flat();
