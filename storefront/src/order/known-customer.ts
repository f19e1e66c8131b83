import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerMe } from '#domain/customers/account-contract';
import { personName as orderName, phone as orderPhone } from '#domain/customers/person';
import { customerQueries } from '../api/customer';
import { useSession } from '../api/session';
import type { DraftFields, OrderDraft } from './order-draft';

/** The customer who's signed in. Null if there's none, or if the call failed. Undefined until the shop answers. */
export function useKnownCustomer(): CustomerMe | null | undefined {
  const session = useSession('customer');
  const signedIn = session.isSignedIn;
  const me = useQuery({ ...customerQueries.me(), enabled: signedIn });
  const answered = session.isFetched && (!signedIn || me.isFetched);
  // Fetched once, because a login in the order form fetches it again.
  const [customer, setCustomer] = useState(answered);
  if (answered && !customer) setCustomer(true);
  if (!answered && !customer) return undefined;
  return (signedIn && me.data) || null;
}

/** Returns the fields that a customer's account fills in. Leaves out values that an order would refuse (rule 6.3). */
export function accountFields(customer: CustomerMe): Partial<DraftFields> {
  const [name, phone] = [orderName.safeParse(customer.name), orderPhone.safeParse(customer.phone)];
  return {
    customerEmail: customer.email,
    ...(name.success && { customerName: name.data }),
    ...(phone.success && { customerPhone: phone.data }),
  };
}

/** Returns the draft to send. The account's values replace what was typed. */
export function draftOf(draft: OrderDraft, customer: CustomerMe | null): OrderDraft {
  return customer ? { ...draft, fields: { ...draft.fields, ...accountFields(customer) } } : draft;
}
