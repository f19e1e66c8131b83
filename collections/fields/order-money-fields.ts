import type { Field, NumberField } from 'payload';
import { moneyField } from './money-field';

/** Computed when an order is made: nobody's form for a new one has them, or is believed. */
const computed: Pick<NumberField, 'access' | 'admin'> = {
  access: { create: () => false },
  admin: { condition: (data) => Boolean(data.createdAt) },
};

/** What an order costs, in cents (rule 5.1). */
export const orderMoneyFields: Field[] = [
  {
    name: 'discountCode',
    type: 'text',
    admin: { description: 'Taken into account when the order is saved for the first time.' },
  },
  {
    type: 'row',
    fields: [
      moneyField({ name: 'subtotal', label: 'Subtotal', ...computed }),
      moneyField({ name: 'discountAmount', label: 'Discount', defaultValue: 0, ...computed }),
      moneyField({ name: 'shippingCharge', label: 'Shipping', defaultValue: 0, ...computed }),
      moneyField({ name: 'total', label: 'Total', ...computed }),
    ],
  },
];
