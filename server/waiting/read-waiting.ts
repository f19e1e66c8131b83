import type { Payload, Where } from 'payload';
import { z } from 'zod';
import {
  FAILED_EMAILS,
  LOST_PAYMENTS,
  OWING_ORDERS,
  QUESTIONS_TO_ANSWER,
  WAITING_ORDERS,
  type WaitingOrders,
} from '#domain/lists/waiting';
import { LACE_STOCK_MIN } from '#domain/orders/ready-by';
import type { ProblemsAnswer } from '#domain/payments/problem-kinds';
import { roleOf } from '#domain/people/people';
import { DISK_WARN_BYTES } from '#domain/photos/photo-limits';
import { firstStepsLeft } from '#domain/shop-settings/first-steps';
import { eachOf, keysOf } from '#domain/words/keys-of';
import { listAlbums } from '#server/gallery/list-albums';
import { countOrders, type OrderQuery } from '#server/orders/read-orders';
import { freeDisk } from '#server/photos/local-store';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { findPage } from '#server/platform/access/find-page';
import { sumOf } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { storedFace } from '#server/shop-settings/stored-face';
import type { Admin, Customer } from '../../payload-types';

const LATEST_MAX = 5;

interface ReadWaiting {
  payload: Payload;
  user: Admin | Customer;
}

export type ByOwner = ReadWaiting & { user: Admin };

const queryByKind = new Map<WaitingOrders, OrderQuery>(WAITING_ORDERS.map(({ kind, ask }) => [kind, ask]));
const countKind = (kind: WaitingOrders) => (by: ByOwner) => countOrders(by, queryByKind.get(kind) ?? {});

const PARTS = {
  ...eachOf([...queryByKind.keys()], countKind),
  unpaid: ({ payload }: ByOwner) =>
    sumOf({ payload, collection: 'orders', field: 'amountDue', where: OWING_ORDERS }),
  questions: countQuestions,
  lowLaces: findLowLaces,
  failedMails: findFailedEmails,
  paymentProblems: findPaymentProblems,
  lostPayments: findLostPayments,
  newestOrders: findNewestOrders,
  /** Null if photos are in a bucket. */
  disk: readDisk,
  firstSteps: readFirstSteps,
} as const satisfies Record<string, (by: ByOwner) => Promise<unknown>>;
type Parts = typeof PARTS;

/** A part is null if it couldn't be read. */
export type WaitingForOwner = { [Part in keyof Parts]: Awaited<ReturnType<Parts[Part]>> | null };

/** Returns everything that waits for the owner. A part that can't be read is null. Throws FORBIDDEN. */
export async function readWaiting({ payload, user }: ReadWaiting): Promise<WaitingForOwner> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0 || user.collection !== 'admins') throw new ShopError('FORBIDDEN');
  const by = { payload, user };
  const read = await Promise.all(
    keysOf(PARTS).map(async (part) => {
      try {
        return { [part]: await PARTS[part](by) };
      } catch (error) {
        payload.logger.error({ err: error, part }, 'what waits for the owner could not be read');
        return { [part]: null };
      }
    }),
  );
  return Object.assign({}, ...read);
}

const all = (filters: readonly Where[]): Where => ({ and: [...filters] });
const latest = { sort: '-createdAt', pageSize: { page: 1, limit: LATEST_MAX } };

const storageConfig = z.object({ dataDir: z.string(), bucket: z.string().optional() });

async function readDisk({ payload: { config } }: ByOwner) {
  const { dataDir, bucket } = storageConfig.parse(config.custom);
  if (bucket) return null;
  const free = await freeDisk(dataDir);
  return { free, isLow: free < DISK_WARN_BYTES };
}

async function countQuestions({ payload, user }: ByOwner): Promise<number> {
  const where = all(QUESTIONS_TO_ANSWER);
  return (await payload.count({ collection: 'questions', where, overrideAccess: false, user })).totalDocs;
}

async function findLowLaces({ payload, user }: ByOwner) {
  const { docs } = await payload.find({
    collection: 'lace-colors',
    where: all([{ active: { equals: true } }, { inventory: { less_than: LACE_STOCK_MIN } }]),
    select: { name: true, inventory: true },
    sort: 'sortOrder',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs;
}

async function findFailedEmails({ payload, user }: ByOwner) {
  return findPage({
    ...{ payload, user, collection: 'outbox', ...latest, where: [...FAILED_EMAILS] },
    fields: ['id', 'kind', 'recipient'],
  });
}

async function findPaymentProblems({ payload, user }: ByOwner) {
  const { docs } = await findPage({
    ...{ payload, user, collection: 'orders', sort: '-createdAt', pageSize: null },
    where: [{ paymentProblem: { exists: true } }],
    fields: ['id', 'customerName', 'paymentProblem'],
  });
  // Clearing it in the editor can leave an empty text.
  const problems = docs.filter(({ paymentProblem }) => paymentProblem);
  return { docs: problems.slice(0, LATEST_MAX), total: problems.length };
}

async function findLostPayments({ payload, user }: ByOwner) {
  return findPage({
    ...{ payload, user, collection: 'payment-attempts', ...latest, where: [...LOST_PAYMENTS] },
    fields: ['id', 'orderId', 'problem'],
  });
}

async function findNewestOrders({ payload, user }: ByOwner) {
  const { docs } = await findPage({
    ...{ payload, user, collection: 'orders', ...latest, where: [] },
    fields: ['id', 'customerName', 'status', 'total'],
  });
  return docs;
}

/** Returns the unsettled payment problems that the caller may read. */
export async function readProblems(by: ByOwner): Promise<ProblemsAnswer> {
  const [orders, lostPayments] = await Promise.all([findPaymentProblems(by), findLostPayments(by)]);
  return {
    problems: [
      ...orders.docs.map(({ id, customerName, paymentProblem }) => ({
        id,
        orderId: id,
        customerName,
        problem: paymentProblem ?? '',
      })),
      ...lostPayments.docs.map(({ id, orderId, problem }) => ({
        id,
        orderId,
        customerName: null,
        problem: problem ?? '',
      })),
    ],
    total: orders.total + lostPayments.total,
  };
}

const settings = z.object({ ownerEmail: z.string() });

/** The settings that still have a new shop's example values (rule 2.18). */
export async function readFirstSteps({ payload, user }: ByPerson): Promise<string[]> {
  // Only the owner may change settings (rule 18.3).
  if (roleOf(user) !== 'owner') return [];
  const by = { depth: 0, overrideAccess: false, user } as const;
  const [stored, { list: albums }] = await Promise.all([
    payload.findGlobal({ slug: 'shop-settings', ...by }),
    listAlbums(payload),
  ]);
  return firstStepsLeft({
    name: storedFace(stored).name,
    address: stored.address ?? '',
    openingHours: stored.openingHours ?? '',
    ownerEmail: stored.ownerEmail || settings.parse(payload.config.custom).ownerEmail,
    samples: albums.filter(({ isSample }) => isSample).length,
  });
}
