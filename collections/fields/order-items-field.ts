import type { Field } from 'payload';
import { storedOrderItems } from '#domain/orders/order-contract';
import { validateWith } from './validate-with';

/** The gloves of an order, in one column so that an order is never stored without its gloves. */
export const orderItemsField: Field = {
  name: 'items',
  label: 'Gloves',
  type: 'json',
  required: true,
  validate: validateWith(storedOrderItems),
  admin: {
    components: {
      Field: '/cms/components/order-items-field#OrderItemsField',
      Cell: '/cms/components/order-items-cell#OrderItemsCell',
    },
  },
};
