import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import { documentId } from '#domain/wire/wire';
import { findCustomer } from '#server/accounts/find-customer';
import { changeIf } from '#server/platform/database/change-if';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import type { Customer } from '../../payload-types';

/** Adds a customer to the mailing list or removes them (rule 10.8). */
export async function setMailingList(payload: Payload, customer: Customer, optIn: boolean): Promise<void> {
  const data = mailingListMark(optIn, new Date());
  await changeIf(payload, 'customers', customer.id, { data });
}

/** Unsubscribes a link's customer. False for an unknown link. */
export async function unsubscribe(payload: Payload, token: string): Promise<boolean> {
  const id = unsubscribingCustomer(payload, token);
  const customer = id ? await findCustomer(payload, id) : null;
  if (!customer) return false;
  await setMailingList(payload, customer, false);
  return true;
}

export async function isUnsubscribeLink(payload: Payload, token: string): Promise<boolean> {
  const id = unsubscribingCustomer(payload, token);
  return id !== null && (await findCustomer(payload, id)) !== null;
}

/** The customer's ID, signed for unsubscribing only. */
export function unsubscribeToken(secret: string, customerId: string): string {
  return `${customerId}.${signature(secret, customerId)}`;
}

function unsubscribingCustomer(payload: Payload, token: string): string | null {
  const [id = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !documentId.safeParse(id).success) return null;
  const actual = Buffer.from(signed);
  const isSigned = secretsOf(payload).some((secret) => {
    const expected = Buffer.from(signature(secret, id));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? id : null;
}

function signature(secret: string, customerId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${customerId}`).digest('base64url');
}
