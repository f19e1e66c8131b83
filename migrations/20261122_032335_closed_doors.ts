import { add, indexes } from './schema-steps';

export default [
  add('customers', 'proven_email text'),
  add('payment_attempts', 'problem text', 'captured text'),
  indexes('payment_attempts', 'problem'),
].flat();
