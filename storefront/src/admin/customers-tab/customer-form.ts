import { z } from 'zod';
import { type CustomerCreate, type CustomerView, customerCreate } from '#domain/customers/customer-contract';

export const EMPTY_CUSTOMER: CustomerCreate = { name: '', email: '', phone: '', password: '' };

/** Returns the edit form's initial values. The password is never shown. */
export function customerValues({ name, email, phone }: CustomerView): CustomerCreate {
  return { name, email, phone: phone ?? '', password: '' };
}

/** The rules for editing: an empty password means unchanged (rule 10.7), and a missing phone may stay empty. */
export function customerEditForm({ phone }: CustomerView) {
  const { shape } = customerCreate;
  const empty = z.literal('');
  return customerCreate.extend({
    phone: phone ? shape.phone : shape.phone.or(empty),
    password: shape.password.or(empty),
  });
}
