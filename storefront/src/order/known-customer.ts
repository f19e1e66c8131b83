import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerMe } from '#domain/customers/account-contract';
import { personName as orderName, phone as orderPhone } from '#domain/customers/person';
import { customerQueries } from '../api/customer';
import { sessionQueries } from '../api/session';
import type { DraftFields, OrderDraft } from './order-draft';

/**
 * The customer who is logged in, or null; undefined until the shop has been asked for the first time. Whoever cannot be
 * recognised because a call fails orders as somebody new.
 */
export function useKnownCustomer(): CustomerMe | null | undefined {
  const session = useQuery(sessionQueries.customer());
  const signedIn = session.data?.isAuthenticated === true;
  const me = useQuery({ ...customerQueries.me(), enabled: signedIn });
  const answered = session.isFetched && (!signedIn || me.isFetched);
  // Kept, because a later login asks again while the wizard stands.
  const [known, setKnown] = useState(answered);
  if (answered && !known) setKnown(true);
  if (!answered && !known) return undefined;
  return (signedIn && me.data) || null;
}

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
