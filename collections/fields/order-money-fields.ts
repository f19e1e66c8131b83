import type { Field } from 'payload';
import { moneyField } from './money-field';

// Computed when an order is made, so a form for a new one does not ask for them.
const onceStored = (data: Record<string, unknown>) => Boolean(data.createdAt);

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
      moneyField({ name: 'subtotal', label: 'Subtotal', admin: { condition: onceStored } }),
      moneyField({
        name: 'discountAmount',
        label: 'Discount',
        defaultValue: 0,
        admin: { condition: onceStored },
      }),
      moneyField({
        name: 'shippingCharge',
        label: 'Shipping',
        defaultValue: 0,
        admin: { condition: onceStored },
      }),
      moneyField({ name: 'total', label: 'Total', admin: { condition: onceStored } }),
    ],
  },
];
