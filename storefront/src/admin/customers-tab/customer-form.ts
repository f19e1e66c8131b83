import { z } from 'zod';
import { type CustomerCreate, type CustomerView, customerCreate } from '#domain/customer-contract';

export const CUSTOMER_FORM_FIELDS = ['name', 'email', 'phone', 'password'] as const;
export const EMPTY_CUSTOMER: CustomerCreate = { name: '', email: '', phone: '', password: '' };

/** What the edit dialog starts with: the password is never shown. */
export function customerValues({ name, email, phone }: CustomerView): CustomerCreate {
  return { name, email, phone: phone ?? '', password: '' };
}

/**
 * The edit dialog's rules: those for adding one, but an empty password means unchanged (rule 10.7), and who came
 * without a phone may stay without one.
 */
export function customerEditForm({ phone }: CustomerView) {
  const { shape } = customerCreate;
  const empty = z.literal('');
  return customerCreate.extend({
    phone: phone ? shape.phone : shape.phone.or(empty),
    password: shape.password.or(empty),
  });
}

/** What of the form was changed: nothing else is sent, so that two dashboards do not undo each other's work. */
export function changesOf(
  values: CustomerCreate,
  changed: Partial<Record<keyof CustomerCreate, boolean>>,
): Partial<CustomerCreate> {
  const fields = CUSTOMER_FORM_FIELDS.filter((field) => changed[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
