import type { CustomerMe } from '#domain/customers/account-contract';
import { personName as orderName, phone as orderPhone } from '#domain/customers/person';
import type { DraftFields, OrderDraft } from './order-draft';

/**
 * What the fields hold for a customer who is logged in: the account's own words, and its phone if it has one (rule 6.3); but
 * nothing that an order would refuse, because accounts that the owner made hold what the owner likes.
 */
export function knownFields(customer: CustomerMe): Partial<DraftFields> {
  const [name, phone] = [orderName.safeParse(customer.name), orderPhone.safeParse(customer.phone)];
  return {
    customerEmail: customer.email,
    ...(name.success && { customerName: name.data }),
    ...(phone.success && { customerPhone: phone.data }),
  };
}

/** The draft as it is ordered. The account's words lie over what was typed and are never kept with it. */
export function draftOf(draft: OrderDraft, customer: CustomerMe | null): OrderDraft {
  return customer ? { ...draft, fields: { ...draft.fields, ...knownFields(customer) } } : draft;
}
