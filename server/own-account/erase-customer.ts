import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import { ERASED } from '#domain/own-account/erasure';
import { endSessions } from '#server/accounts/session';
import { changeIf } from '#server/database/change-if';
import { findAll } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import type { Tally } from '#server/jobs/run-due-job';
import type { PhotoStore } from '#server/photos/photo-store';
import { removeUnused } from '#server/photos/remove-unused';
import { eraseQuestions } from '#server/questions/own-questions';
import { log } from '#server/tools/log';
import type { Customer } from '../../payload-types';
import { eraseMails, eraseMessages } from './erase-mails';
import { eraseOrders, findOpenOrders } from './erase-orders';

interface Erasing {
  payload: Payload;
  store: PhotoStore;
}

interface EraseCustomer extends Erasing {
  /** As it was stored when the password was checked. */
  account: Customer;
}

/**
 * Erases a customer (rule 10.17). The account is marked first, which closes it: whatever is killed in between, a job does the rest.
 * False when the password was changed since it was checked. Throws an OPEN_ORDERS ShopError while the shop must be able to reach
 * the customer.
 */
export async function eraseCustomer({ payload, store, account }: EraseCustomer): Promise<boolean> {
  const { id, hash } = account;
  if ((await findOpenOrders(payload, id)).length > 0) throw new ShopError('OPEN_ORDERS');
  const now = new Date();
  const marked = await changeIf({
    payload,
    collection: 'customers',
    id,
    condition: [{ hash: { equals: hash } }],
    data: {
      erasingSince: now.toISOString(),
      // Without a password nothing opens the account, and its sessions are over.
      hash: null,
      salt: null,
      ...mailingListMark(false, now),
    },
  });
  if (!marked) return false;
  await finishErasure({ payload, store }, marked);
  return true;
}

/** Erases what is left of customers whose erasing was interrupted. */
export async function finishErasures({ payload, store, did }: Erasing & { did: Tally }): Promise<void> {
  const docs = await findAll(payload, 'customers', { erasingSince: { exists: true } });
  if (docs.length === 0) return;
  for (const customer of docs)
    if (await finishErasure({ payload, store }, customer)) did('customers erased', 1);
  // Photos of orders that were erased before a process was killed.
  await removeUnused({ payload, store, did });
}

/**
 * Every step may be done again. The account goes last, because the others are found by it, and not before an order that came at the
 * same moment is over.
 */
async function finishErasure({ payload, store }: Erasing, customer: Customer): Promise<boolean> {
  const { id, email, newEmail } = customer;
  await endSessions(payload, 'customers', id);
  await removePhotos({ payload, store }, await eraseOrders(payload, id));
  await eraseDrawings(payload, id);
  await eraseMessages(payload, id);
  if ((await payload.db.count({ collection: 'orders', where: { customer: { equals: id } } })).totalDocs > 0)
    return false;
  await removePhotos({ payload, store }, await eraseQuestions(payload, customer));
  for (const address of [email, newEmail]) if (address) await eraseMails(payload, address);
  // By a filter, which finds nothing where the job and the call do this at the same moment.
  await payload.delete({ collection: 'customers', where: { id: { equals: id } }, overrideAccess: true });
  return true;
}

/** Removes the photos that nothing else shows, right away (decision 025). A storage that is down does not hold up the rest. */
async function removePhotos({ payload, store }: Erasing, ids: readonly string[]): Promise<void> {
  try {
    await removeUnused({ payload, store, ids });
  } catch (error) {
    log.error({ err: error }, "an erased customer's photos are left to the hourly job");
  }
}

/** A drawing stays, without its winner. */
async function eraseDrawings(payload: Payload, customerId: string): Promise<void> {
  const docs = await findAll(payload, 'drawings', { winner: { equals: customerId } });
  const data = { winnerName: ERASED.name, winnerEmail: ERASED.email };
  for (const { id } of docs)
    await changeIf({ payload, collection: 'drawings', id, data: { ...data, winner: null } });
}
