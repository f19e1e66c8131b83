import type { CustomerMe } from '#domain/account-contract';
import type { DraftFields, OrderDraft } from './order-draft';

/** What the fields hold for a customer who is logged in: the account's own words, and its phone if it has one (spec 4). */
export function knownFields({ name, email, phone }: CustomerMe): Partial<DraftFields> {
  return { customerName: name, customerEmail: email, ...(phone && { customerPhone: phone }) };
}

/** The draft as it is ordered. The account's words lie over what was typed and are never kept with it. */
export function draftOf(draft: OrderDraft, customer: CustomerMe | null): OrderDraft {
  return customer ? { ...draft, fields: { ...draft.fields, ...knownFields(customer) } } : draft;
}
