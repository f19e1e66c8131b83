import type { CollectionBeforeChangeHook } from 'payload';
import { email } from '#domain/person';
import { followEmail } from '#server/orders/follow-email';
import type { Order } from '../../payload-types';

const idOf = (customer: Order['customer']) =>
  (typeof customer === 'object' ? customer?.id : customer) ?? null;

/**
 * An order that the owner makes, or gives another e-mail, belongs to the account of that e-mail, unless the owner names
 * the account. The e-mail is kept as accounts keep theirs.
 */
export const belongToAccount: CollectionBeforeChangeHook<Order> = async ({
  data,
  originalDoc,
  operation,
  req: { payload, user },
}) => {
  const typed = email.safeParse(data.customerEmail);
  // What is no e-mail is refused by its own field.
  if (user?.collection !== 'admins' || !typed.success) return data;
  const stored = operation === 'create' || !originalDoc ? null : originalDoc;
  const customerEmail = typed.data;
  const isNamed = data.customer !== undefined && idOf(data.customer) !== idOf(stored?.customer);
  const account = isNamed ? {} : await followEmail({ payload, stored, customerEmail });
  return { ...data, customerEmail, ...account };
};
