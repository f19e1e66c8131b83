import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { FAILED_MAILS, LOST_PAYMENTS, ORDERS_TO_RECEIVE, PAYMENT_PROBLEMS } from '#domain/lists/what-waits';
import { LACE_STOCK_MIN } from '#domain/orders/ready-by';
import { UNPAID_ORDERS } from '#domain/orders/unpaid';
import { DISK_WARN_BYTES } from '#domain/photos/photo-limits';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { allowed } from '#server/access/allowed';
import { type Sum, sumOf } from '#server/database/sum-of';
import { ShopError } from '#server/errors/shop-error';
import { freeDisk } from '#server/photos/free-disk';
import type { Admin, Customer, LaceColor, Order, Outbox, PaymentAttempt } from '../../payload-types';

/** How many entries of a kind are told one by one. */
const FEW = 5;

/** The newest few of them, and how many there are. */
interface Newest<Entry> {
  docs: Entry[];
  total: number;
}

/** What waits for the owner. Null where a part could not be read; the log says why. */
export interface WhatWaits {
  ordersToReceive: number | null;
  unpaid: Sum | null;
  lowLaces: Pick<LaceColor, 'id' | 'name' | 'inventory'>[] | null;
  failedMails: Newest<Pick<Outbox, 'id' | 'kind' | 'recipient'>> | null;
  paymentProblems: Newest<Pick<Order, 'id' | 'customerName' | 'paymentProblem'>> | null;
  lostPayments: Newest<Pick<PaymentAttempt, 'id' | 'orderId' | 'problem'>> | null;
  newestOrders: Pick<Order, 'id' | 'customerName' | 'status' | 'total'>[] | null;
  /** The disk that photos are written to; null for a shop that keeps them in a bucket, too. */
  disk: DiskLeft | null;
  /** Whether pages and mails still name the place that a new shop makes up. */
  namesExample: boolean | null;
}

/** What is left of the disk, in bytes, and whether that is so little that photos are refused soon, or are already. */
export interface DiskLeft {
  free: number;
  isLow: boolean;
}

interface ReadWhatWaits {
  payload: Payload;
  user: Admin | Customer;
}

/**
 * What waits for the owner, each part from an index or a few entries, and by the caller's own rights. One part that fails
 * does not take the others along. It is about all orders: a caller who may read only some is refused with a FORBIDDEN
 * ShopError.
 */
export async function readWhatWaits({ payload, user }: ReadWhatWaits): Promise<WhatWaits> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const part = <Value>(name: keyof WhatWaits, reading: Promise<Value>) =>
    reading.catch((error: unknown) => {
      payload.logger.error({ err: error, part: name }, 'what waits for the owner could not be read');
      return null;
    });
  const by = { payload, user };
  const [
    ordersToReceive,
    unpaid,
    lowLaces,
    failedMails,
    paymentProblems,
    lostPayments,
    newestOrders,
    disk,
    namesExample,
  ] = await Promise.all([
    part('ordersToReceive', countToReceive(by)),
    part('unpaid', sumOf({ payload, collection: 'orders', field: 'total', where: UNPAID_ORDERS })),
    part('lowLaces', findLowLaces(by)),
    part('failedMails', findFailedMails(by)),
    part('paymentProblems', findPaymentProblems(by)),
    part('lostPayments', findLostPayments(by)),
    part('newestOrders', findNewestOrders(by)),
    part('disk', readDisk(payload)),
    part('namesExample', isExampleNamed(by)),
  ]);
  return {
    ordersToReceive,
    unpaid,
    lowLaces,
    failedMails,
    paymentProblems,
    lostPayments,
    newestOrders,
    disk,
    namesExample,
  };
}

const all = (filters: readonly Where[]): Where => ({ and: [...filters] });
const few = { depth: 0, limit: FEW, overrideAccess: false } as const;

const place = z.object({ dataDir: z.string(), bucket: z.string().optional() });

async function readDisk({ config }: Payload): Promise<DiskLeft | null> {
  const { dataDir, bucket } = place.parse(config.custom);
  if (bucket) return null;
  const free = await freeDisk(dataDir);
  return { free, isLow: free < DISK_WARN_BYTES };
}

async function countToReceive({ payload, user }: ReadWhatWaits): Promise<number> {
  const where = all(ORDERS_TO_RECEIVE);
  return (await payload.count({ collection: 'orders', where, overrideAccess: false, user })).totalDocs;
}

async function findLowLaces({ payload, user }: ReadWhatWaits) {
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

async function findFailedMails({ payload, user }: ReadWhatWaits) {
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

async function findPaymentProblems({ payload, user }: ReadWhatWaits) {
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

async function findLostPayments({ payload, user }: ReadWhatWaits) {
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

async function isExampleNamed({ payload, user }: ReadWhatWaits): Promise<boolean> {
  const stored = await payload.findGlobal({ slug: 'shop-settings', depth: 0, overrideAccess: false, user });
  return stored.address === SHOP_FACTS.address;
}

async function findNewestOrders({ payload, user }: ReadWhatWaits) {
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
