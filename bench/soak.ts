// npm run soak -- --hours N: runs customers, the owner, and visitors for hours, with outages and kills, and keeps its own ledger to
// compare.

import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MINUTE_MS } from '#domain/wire/durations';
import { findDuePayments } from '#server/payments/recheck-payments';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { openStored } from '#server/testing/stored-shop';
import { median, type Report } from './figures';
import { compareBooks } from './soak-books';
import { chance, customer, owner, pause, place, type Soak, visitor } from './soak-people';
import { type Life, type SoakShop, startSoakShop } from './soak-shop';

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '2' },
    orders: { type: 'string', default: '60' },
    'kill-every': { type: 'string', default: '10' },
  },
});
const HOURS = Number(values.hours);
const ORDERS_A_MINUTE = Number(values.orders);
const KILL_EVERY_MS = Number(values['kill-every']) * MINUTE_MS;
const OUTAGE_EVERY_MS = 4 * MINUTE_MS;
const OUTAGE_MS = MINUTE_MS;
const SETTLE_MS = 30 * MINUTE_MS;
const ORDERS_A_DAY = 20;
const MEMORY_GROWTH = 1.15;
const PHOTO = { width: 1600, height: 1200, channels: 3, background: '#b5763a' } as const;

let failed = false;
const report: Report = (line, ok) => {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${line}\n`);
  failed ||= !ok;
};

const began = Date.now();
const end = began + HOURS * 60 * MINUTE_MS;
const shop = await startSoakShop();
const soak: Soak = {
  shop,
  orders: [],
  surprises: new Map(),
  counts: { photos: 0, webhooks: 0, refunds: 0, changes: 0, visits: 0 },
  isOver: () => Date.now() >= end,
};
const emails = new Map<string, number>();
const photo = await sharp({ create: { ...PHOTO, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
  .jpeg({ quality: 80 })
  .toBuffer();

const diskBefore = shop.disk();
await Promise.all([
  customers(),
  repeat(() => owner(soak), 5_000),
  repeat(() => visitor(soak), 3_000),
  repeat(() => visitor(soak), 3_000),
  repeat(async () => collectEmails(), 1_000),
  repeat(() => shop.killOne(), KILL_EVERY_MS, KILL_EVERY_MS),
  repeat(outage, OUTAGE_EVERY_MS, OUTAGE_EVERY_MS / 2),
]);
await settle();
const hours = (Date.now() - began) / 60 / MINUTE_MS;
process.stdout.write(
  `${hours.toFixed(2)} hours on ${shop.settings.DATABASE_URI ? 'MongoDB with two servers' : 'SQLite'}: ${(soak.orders.length / ORDERS_A_DAY).toFixed(0)} shop days of ${ORDERS_A_DAY} orders, ${JSON.stringify(soak.counts)}, ${shop.lives.length} starts\n`,
);
await compareBooks(shop, soak.orders, emails, report);
report(
  `unexpected answers: ${soak.surprises.size === 0 ? 'none' : JSON.stringify(Object.fromEntries(soak.surprises))}`,
  soak.surprises.size === 0,
);
reportMemory(shop.lives);
reportDisk(shop, diskBefore);
await shop.paypal.close();
process.exit(failed ? 1 : 0);

async function repeat(round: () => Promise<void>, everyMs: number, firstMs = 0): Promise<void> {
  await pause(firstMs);
  while (!soak.isOver()) {
    await round();
    const until = Date.now() + everyMs * (0.5 + Math.random());
    while (Date.now() < until && !soak.isOver()) await pause(Math.min(1_000, everyMs));
  }
}

/** Customers arrive at random, no matter how long those before them take. */
async function customers(): Promise<void> {
  const busy = new Set<Promise<void>>();
  for (let n = 1; !soak.isOver(); n += 1) {
    const visit = customer(soak, n, photo).finally(() => busy.delete(visit));
    busy.add(visit);
    await pause((MINUTE_MS / ORDERS_A_MINUTE) * 2 * Math.random());
  }
  await Promise.all(busy);
}

/** A minute in which PayPal or the email server is down, is slow, or loses its responses. */
async function outage(): Promise<void> {
  const { paypal, mailServer } = shop;
  if (chance(0.5)) {
    for (const operation of ['create', 'capture', 'get', 'refund', 'verify'] as const)
      paypal.trouble(
        operation,
        chance(0.5) ? 'error' : chance(0.5) ? 'lost' : 'slow',
        Number.POSITIVE_INFINITY,
      );
  } else {
    mailServer.trouble.data = chance(0.5) ? { code: 451, text: 'Try again later' } : 'hang-up';
    if (chance(0.3)) mailServer.trouble.connect = 'silence';
  }
  await pause(OUTAGE_MS);
  paypal.clearTroubles();
  mailServer.recover();
}

function collectEmails(): void {
  for (const { subject, recipients, messageId } of shop.mailServer.delivered.splice(0)) {
    const key = `${/[0-9A-F]{8}/.exec(subject)?.[0] ?? '-'} ${recipients.join()} ${subject} ${messageId}`;
    emails.set(key, (emails.get(key) ?? 0) + 1);
  }
}

/**
 * Sends again what was never answered, makes the jobs due, and waits until no more emails come and PayPal was asked about each unfinished
 * payment.
 */
async function settle(): Promise<void> {
  for (const order of soak.orders) if (!order.id) await place(soak, order);
  await shop.stopAll();
  await makeJobsDue(shop.settings.DATA_DIR, shop.settings.DATABASE_URI);
  await shop.startAll();
  const payload = await openStored(shop.settings.DATA_DIR, shop.settings.DATABASE_URI);
  const last = Date.now() + SETTLE_MS;
  for (let quietSince = Date.now(); Date.now() < last && Date.now() - quietSince < 2 * MINUTE_MS; ) {
    const before = emails.size;
    await pause(5_000);
    collectEmails();
    const { unfinished } = await findDuePayments(payload);
    if (emails.size > before || unfinished.length > 0) quietSince = Date.now();
  }
  await payload.destroy();
  await shop.stopAll();
}

/** Memory counts as flat if the servers of the last quarter need no more than those of the second quarter. */
function reportMemory(lives: readonly Life[]): void {
  const whole = lives.filter(({ memory }) => memory.length >= 6);
  const typical = (part: readonly Life[]) => median(part.map(({ memory }) => median(memory)));
  const quarter = Math.max(1, Math.floor(whole.length / 4));
  const [early, late] = [typical(whole.slice(quarter, 2 * quarter)), typical(whole.slice(-quarter))];
  const most = Math.max(...lives.flatMap(({ memory }) => memory));
  report(
    `memory: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last, at most ${most.toFixed(0)} MB`,
    !(late > early * MEMORY_GROWTH),
  );
  const starts = lives.map(({ startMs }) => startMs);
  report(`starts: ${median(starts).toFixed(0)} ms, at most ${Math.max(...starts).toFixed(0)} ms`, true);
}

function reportDisk({ disk }: SoakShop, before: ReturnType<SoakShop['disk']>): void {
  const after = disk();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
  const perOrder = kb((after.database - before.database) / soak.orders.length);
  const perPhoto = kb((after.photos - before.photos) / Math.max(1, soak.counts.photos));
  report(`disk: ${perOrder} of database an order, ${perPhoto} a photo`, true);
  report(`disk: ${kb(after.log)} of log, ${kb(after.rest)} for everything else`, true);
}
