import type { Payload, Where } from 'payload';
import { z } from 'zod';
import {
  FAILED_MAILS,
  LOST_PAYMENTS,
  OWING_ORDERS,
  PAYMENT_PROBLEMS,
  QUESTIONS_TO_ANSWER,
  WAITING_ORDERS,
  type WaitingOrders,
} from '#domain/lists/what-waits';
import { LACE_STOCK_MIN } from '#domain/orders/ready-by';
import type { ProblemsAnswer } from '#domain/payments/problem-kinds';
import { roleOf } from '#domain/people/people';
import { DISK_WARN_BYTES } from '#domain/photos/photo-limits';
import { firstStepsLeft } from '#domain/shop-settings/first-steps';
import { countOrders } from '#server/orders/read-orders';
import { freeDisk } from '#server/photos/local-store';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { sumOf } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { storedFace } from '#server/shop-settings/stored-face';
import type { Admin, Customer, LaceColor, Order, Outbox, PaymentAttempt } from '../../payload-types';

/** How many entries of a kind are told one by one. */
const FEW = 5;

/** The newest few of them, and how many there are. */
interface Newest<Entry> {
  docs: Entry[];
  total: number;
}

/** What is left of the disk, in bytes, and whether that is so little that photos are refused soon, or are already. */
interface DiskLeft {
  free: number;
  isLow: boolean;
}

interface ReadWhatWaits {
  payload: Payload;
  user: Admin | Customer;
}

export type ByOwner = ReadWhatWaits & { user: Admin };

const ORDER_COUNTS = Object.fromEntries(
  WAITING_ORDERS.map(({ kind, ask }) => [kind, (by: ByOwner) => countOrders({ ...by, query: ask })]),
);

/** What is read besides the orders that are only counted, each from an index or a few entries. */
const PARTS = {
  unpaid: ({ payload }: ByOwner) =>
    sumOf({ payload, collection: 'orders', field: 'amountDue', where: OWING_ORDERS }),
  questions: countQuestions,
  lowLaces: findLowLaces,
  failedMails: findFailedMails,
  paymentProblems: findPaymentProblems,
  lostPayments: findLostPayments,
  newestOrders: findNewestOrders,
  /** The disk that photos are written to; null for a shop that keeps them in a bucket, too. */
  disk: readDisk,
  /** What is still the example's of a new shop. */
  firstSteps: readFirstSteps,
} as const satisfies Record<string, (by: ByOwner) => Promise<unknown>>;
type Parts = typeof PARTS;

/** What waits for the owner. Null where a part could not be read; the log says why. */
export type WhatWaits = Record<WaitingOrders, number | null> & {
  [Part in keyof Parts]: Awaited<ReturnType<Parts[Part]>> | null;
};

/**
 * What waits for the owner, each part by the caller's own rights. One part that fails does not take the others along. It is
 * about all orders: a caller who may read only some is refused with a FORBIDDEN ShopError.
 */
export async function readWhatWaits({ payload, user }: ReadWhatWaits): Promise<WhatWaits> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0 || user.collection !== 'admins') throw new ShopError('FORBIDDEN');
  const by = { payload, user };
  const read = await Promise.all(
    Object.entries({ ...ORDER_COUNTS, ...PARTS }).map(async ([part, reader]) => {
      const value = await reader(by).catch((error: unknown) => {
        payload.logger.error({ err: error, part }, 'what waits for the owner could not be read');
        return null;
      });
      return [part, value];
    }),
  );
  return z.custom<WhatWaits>().parse(Object.fromEntries(read));
}

const all = (filters: readonly Where[]): Where => ({ and: [...filters] });
const few = { depth: 0, limit: FEW, overrideAccess: false } as const;

const place = z.object({ dataDir: z.string(), bucket: z.string().optional() });

async function readDisk({ payload: { config } }: ByOwner): Promise<DiskLeft | null> {
  const { dataDir, bucket } = place.parse(config.custom);
  if (bucket) return null;
  const free = await freeDisk(dataDir);
  return { free, isLow: free < DISK_WARN_BYTES };
}

async function countQuestions({ payload, user }: ByOwner): Promise<number> {
  const where = all(QUESTIONS_TO_ANSWER);
  return (await payload.count({ collection: 'questions', where, overrideAccess: false, user })).totalDocs;
}

async function findLowLaces({
  payload,
  user,
}: ByOwner): Promise<Pick<LaceColor, 'id' | 'name' | 'inventory'>[]> {
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

async function findFailedMails({
  payload,
  user,
}: ByOwner): Promise<Newest<Pick<Outbox, 'id' | 'kind' | 'recipient'>>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'outbox',
    where: all(FAILED_MAILS),
    select: { kind: true, recipient: true },
    sort: '-createdAt',
    ...few,
    user,
  });
  return { docs, total: totalDocs };
}

/** The newest few orders whose money needs a look. */
async function findPaymentProblems({
  payload,
  user,
}: ByOwner): Promise<Newest<Pick<Order, 'id' | 'customerName' | 'paymentProblem'>>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'orders',
    where: all(PAYMENT_PROBLEMS),
    select: { customerName: true, paymentProblem: true },
    sort: '-createdAt',
    ...few,
    user,
  });
  return { docs, total: totalDocs };
}

/** The newest few payments whose order was deleted. */
async function findLostPayments({
  payload,
  user,
}: ByOwner): Promise<Newest<Pick<PaymentAttempt, 'id' | 'orderId' | 'problem'>>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payment-attempts',
    where: all(LOST_PAYMENTS),
    select: { orderId: true, problem: true },
    sort: '-createdAt',
    ...few,
    user,
  });
  return { docs, total: totalDocs };
}

async function findNewestOrders({
  payload,
  user,
}: ByOwner): Promise<Pick<Order, 'id' | 'customerName' | 'status' | 'total'>[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    select: { customerName: true, status: true, total: true },
    sort: '-createdAt',
    pagination: false,
    ...few,
    user,
  });
  return docs;
}

/** The money problems that are not settled yet, for the dashboard's first place; by the caller's own rights. */
export async function readProblems(by: ByOwner): Promise<ProblemsAnswer> {
  const [orders, lost] = await Promise.all([findPaymentProblems(by), findLostPayments(by)]);
  return {
    problems: [
      ...orders.docs.map(({ id, customerName, paymentProblem }) => ({
        id,
        orderId: id,
        customerName,
        problem: paymentProblem ?? '',
      })),
      ...lost.docs.map(({ id, orderId, problem }) => ({
        id,
        orderId,
        customerName: null,
        problem: problem ?? '',
      })),
    ],
    total: orders.total + lost.total,
  };
}

/** Where notices go while the editor names no address (payload.config). */
const settings = z.object({ ownerEmail: z.string() });

/** The names of what is still the example's of a new shop, for dashboard and editor alike (rule 2.18); by the caller's own rights. */
export async function readFirstSteps({ payload, user }: ByPerson): Promise<string[]> {
  // They are about settings, which are the owner's alone (rule 18.3).
  if (roleOf(user) !== 'owner') return [];
  const by = { depth: 0, overrideAccess: false, user } as const;
  const [stored, samples] = await Promise.all([
    payload.findGlobal({ slug: 'shop-settings', ...by }),
    payload.count({
      collection: 'gallery',
      where: { isSample: { equals: true } },
      overrideAccess: false,
      user,
    }),
  ]);
  return firstStepsLeft({
    name: storedFace(stored).name,
    address: stored.address ?? '',
    openingHours: stored.openingHours ?? '',
    ownerEmail: stored.ownerEmail || settings.parse(payload.config.custom).ownerEmail,
    samples: samples.totalDocs,
  });
}
