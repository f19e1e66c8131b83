import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import { ERASED } from '#domain/own-account/erasure';
import { endSessions } from '#server/accounts/session';
import { removeConsents } from '#server/consents/record-consent';
import { removeWithdrawn } from '#server/gallery/remove-albums';
import { messageRecipients, messagesTo } from '#server/messages/message-email';
import type { PhotoStore } from '#server/photos/photo-store';
import { removeUnused } from '#server/photos/remove-unused';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Tally } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import { eraseQuestions } from '#server/questions/read-questions';
import { dismissProblem } from '#server/replies/order-replies';
import { removeOrderLabels } from '#server/shipments/label-files';
import type { Customer } from '../../payload-types';
import { eraseOrders, findOpenOrders } from './erase-orders';

interface Erasing {
  payload: Payload;
  store: PhotoStore;
}

/** Erases a customer (rule 10.17). False if the password changed. Throws an OPEN_ORDERS ShopError. */
export async function eraseCustomer({ payload, store }: Erasing, account: Customer): Promise<boolean> {
  const { id, hash } = account;
  if ((await findOpenOrders(payload, id)).length > 0) throw new ShopError('OPEN_ORDERS');
  const now = new Date();
  const erasing = await changeIf(payload, 'customers', id, {
    condition: [{ hash: { equals: hash } }],
    data: {
      erasingSince: now.toISOString(),
      // Without a hash, no password opens the account.
      hash: null,
      salt: null,
      ...mailingListMark(false, now),
    },
  });
  if (!erasing) return false;
  await finishErasure({ payload, store }, erasing);
  return true;
}

export async function finishErasures({ payload, store, tally }: Erasing & { tally: Tally }): Promise<void> {
  // Unsorted, it would come newest first, and SQLite would read every customer for that.
  const docs = await findAll(payload, 'customers', { erasingSince: { exists: true } }, 'erasingSince');
  if (docs.length === 0) return;
  for (const customer of docs)
    if (await finishErasure({ payload, store }, customer)) tally('customers erased', 1);
  // Removes photos of orders erased before a crash.
  await removeUnused({ payload, store, tally });
}

// Every step can be repeated. The account is deleted last, because the other steps need it.
async function finishErasure({ payload, store }: Erasing, customer: Customer): Promise<boolean> {
  const { id, email, newEmail } = customer;
  await endSessions(payload, 'customers', id);
  await removeLabels({ payload, store }, id);
  const photos = await eraseOrders(payload, id);
  await removeWithdrawn({ payload, store });
  await removePhotos({ payload, store }, photos);
  await eraseDrawings(payload, id);
  await eraseMessages(payload, id);
  await removeConsents(payload, { customerId: { equals: id } });
  if ((await payload.db.count({ collection: 'orders', where: { customer: { equals: id } } })).totalDocs > 0)
    return false;
  await removePhotos({ payload, store }, await eraseQuestions(payload, customer));
  for (const address of [email, newEmail]) {
    if (!address) continue;
    await eraseEmails(payload, address);
    await dismissProblem(payload, address);
  }
  // This is a filter, because the job and the call may run at the same time.
  await payload.delete({ collection: 'customers', where: { id: { equals: id } }, overrideAccess: true });
  return true;
}

// Removes only photos that nothing else shows (decision 025). If the storage is down, everything else is still erased.
async function removePhotos({ payload, store }: Erasing, ids: readonly string[]): Promise<void> {
  try {
    await removeUnused({ payload, store, ids });
  } catch (error) {
    log.error({ err: error }, "an erased customer's photos are left to the hourly job");
  }
}

/** Labels show the customer's address. If the storage is down, the job for old labels removes them later. */
async function removeLabels({ payload, store }: Erasing, customer: string): Promise<void> {
  try {
    for (const order of await findAll(payload, 'orders', { customer: { equals: customer } }))
      await removeOrderLabels(payload, store, order.id);
  } catch (error) {
    log.error({ err: error }, "an erased customer's labels are left to the daily job");
  }
}

async function eraseDrawings(payload: Payload, customerId: string): Promise<void> {
  const docs = await findAll(payload, 'drawings', { winner: { equals: customerId } });
  const data = { winnerName: ERASED.name, winnerEmail: ERASED.email };
  for (const { id } of docs) await changeIf(payload, 'drawings', id, { data: { ...data, winner: null } });
}

async function eraseMessages(payload: Payload, customerId: string): Promise<void> {
  for (const message of await messagesTo(payload, customerId)) {
    if (messageRecipients(message).length > 1) continue;
    const data = { subject: ERASED.text, body: ERASED.text };
    await changeIf(payload, 'messages', message.id, { data });
  }
}

const AT_ONCE = 200;

// The rows stay, because their keys keep the emails from being queued again.
async function eraseEmails(payload: Payload, email: string): Promise<void> {
  for (;;) {
    const docs = await findAll(payload, 'outbox', { recipient: { equals: email } }, undefined, AT_ONCE);
    for (const { id, status } of docs) {
      const isUnsent = status === 'pending' || status === 'failed';
      await changeIf(payload, 'outbox', id, {
        // If a worker took the row, the loop reads it again.
        condition: [{ status: { equals: status } }],
        data: { recipient: null, lastError: null, ...(isUnsent && { status: 'dropped' }) },
      });
    }
    if (docs.length === 0) break;
  }
  await removeByKey(payload, email);
}

async function removeByKey(payload: Payload, email: string): Promise<void> {
  const docs = await findAll(payload, 'outbox', { key: { contains: email } });
  // Databases treat some characters as wildcards.
  const ids = docs.filter(({ key }) => key.endsWith(`:${email}`)).map(({ id }) => id);
  if (ids.length > 0) await payload.db.deleteMany({ collection: 'outbox', where: { id: { in: ids } } });
}
