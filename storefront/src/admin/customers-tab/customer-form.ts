import { z } from 'zod';
import { type CustomerCreate, type CustomerView, customerCreate } from '#domain/customers/customer-contract';

export const EMPTY_CUSTOMER: CustomerCreate = { name: '', email: '', phone: '', password: '' };

/** What the edit dialog starts with: the password is never shown. */
export function customerValues({ name, email, phone }: CustomerView): CustomerCreate {
  return { name, email, phone: phone ?? '', password: '' };
}

/**
 * The edit dialog's rules: those for adding a customer, but an empty password means unchanged (rule 10.7), and a customer
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
