import type { Payload, Where } from 'payload';
import { fromNow } from '#domain/wire/durations';
import { changeIf, fieldIs } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { isLeaseOver, leaseFor } from '#server/platform/database/lease';
import { LEASE_MS } from './claim';

/** Servers' clocks differ a little. */
const SKEW_MS = 60_000;
const AT_ONCE = 200;

type Tally = (what: string, count: number) => void;

const WAITING = [
  ['outbox', 'dueAt', { status: { equals: 'pending' } }],
  ['payment-attempts', 'checkAt', { checkAt: { exists: true } }],
  ['orders', 'refundCheckAt', { refundCheckAt: { exists: true } }],
] as const;

/** If the clock was set back, moves waiting rows with it and frees what dead processes held (rule 25.6). */
export async function followClock(payload: Payload, tally: Tally): Promise<void> {
  for (const [collection, field, isWaiting] of WAITING) {
    const ahead = { updatedAt: { greater_than: fromNow(SKEW_MS) } };
    for (const doc of await findAll(payload, collection, { and: [isWaiting, ahead] }, 'updatedAt', AT_ONCE)) {
      const waitsUntil: unknown = Reflect.get(doc, field);
      if (typeof waitsUntil !== 'string') continue;
      const moment = fromNow(Date.parse(waitsUntil) - Date.parse(doc.updatedAt));
      const condition = [fieldIs(field, waitsUntil), fieldIs('updatedAt', doc.updatedAt)];
      if (await changeIf(payload, collection, doc.id, { condition, data: { [field]: moment } }))
        tally('moved after the clock was set back', 1);
    }
  }
  const held: Where[] = [
    { status: { equals: 'running' } },
    { leaseUntil: { greater_than: leaseFor(payload, 2 * LEASE_MS) } },
  ];
  for (const { id, leaseUntil } of await findAll(payload, 'outbox', { and: held }, 'updatedAt', AT_ONCE)) {
    if (!isLeaseOver(payload, `outbox ${id}`, leaseUntil, LEASE_MS)) continue;
    const condition = [fieldIs('leaseUntil', leaseUntil)];
    if (await changeIf(payload, 'outbox', id, { condition, data: { leaseUntil: leaseFor(payload, 0) } }))
      tally('freed after the clock was set back', 1);
  }
}
