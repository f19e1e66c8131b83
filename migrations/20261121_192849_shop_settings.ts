import { add } from './schema-steps';

export default [
  add(
    'shop_settings',
    'address text',
    'opening_hours text',
    'turnaround_days numeric',
    'owner_email text',
    'hero_title text',
    'hero_text text',
    'shipping_intro text',
    'packing_steps text',
    'shipping_closing text',
    'dropoff_intro text',
    'dropoff_closing text',
  ),
].flat();
