import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import { findCustomer } from '#server/accounts/find-customer';
import { changeIf } from '#server/database/change-if';
import { unsubscribingCustomer } from './unsubscribe-token';

interface Unsubscribe {
  payload: Payload;
  /** Of the link in a message. */
  token: string;
}

/** Takes whom a message's link belongs to off the mailing list and out of messages to many; false for an unknown link. */
export async function unsubscribe({ payload, token }: Unsubscribe): Promise<boolean> {
  const id = unsubscribingCustomer(payload.secret, token);
  const customer = id ? await findCustomer(payload, id) : null;
  if (!customer) return false;
  const data = mailingListMark(false, new Date());
  await changeIf({ payload, collection: 'customers', id: customer.id, data });
  return true;
}

/** Whether a link belongs to a customer of the shop. */
export async function isUnsubscribeLink({ payload, token }: Unsubscribe): Promise<boolean> {
  const id = unsubscribingCustomer(payload.secret, token);
  return id !== null && (await findCustomer(payload, id)) !== null;
}
