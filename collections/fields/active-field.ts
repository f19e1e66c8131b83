import type { Field } from 'payload';

/** Whether the shop offers an entry; inactive ones are kept for the orders that name them. */
export function activeField(description: string): Field {
  return {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
    required: true,
    admin: { position: 'sidebar', description },
  };
}
