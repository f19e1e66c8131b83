import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOUR_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { shopJobs } from '#server/platform/process/shop-jobs';
import { ownerClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { packageShop } from '#server/testing/packages';
import { testShop } from '#server/testing/test-shop';
import type { Shipment } from '../../payload-types';
import { openLabels } from './open-labels';
import { FOLLOW_MS, nextRecheck, recheckPackages } from './recheck-packages';

const { shop, fake, owner, service, sentPackage } = await packageShop();
const { payload } = shop;

const newJob = () => recheckPackages(payload, openLabels(shop.settings).provider(), 0);
const recheckNow = (job = newJob()) => job.run(() => undefined);
const read = async (id: string): Promise<Shipment> => {
  const shipment = await findOne(payload, 'shipments', { id: { equals: id } });
  if (!shipment) throw new Error('the shipment is gone');
  return shipment;
};
const textsOf = async (orderId: string) => {
  const order = await findOne(payload, 'orders', { id: { equals: orderId } });
  return order ? storedHistory(order).flatMap(({ kind, text }) => (kind === 'package' ? [text] : [])) : [];
};
const past = new Date(Date.now() - 1000).toISOString();

/** Creates a package that the fake provider knows and that's due to be checked. */
async function duePackage(change: Partial<Shipment> = {}) {
  const sent = await sentPackage();
  fake.trackers.set(sent.tracker.id, { ...sent.tracker });
  await changeIf(payload, 'shipments', sent.shipment.id, { data: { recheckAt: past, ...change } });
  onTestFinished(async () => {
    await changeIf(payload, 'shipments', sent.shipment.id, { data: { recheckAt: null } });
  });
  return { ...sent, id: sent.shipment.id };
}

describe('recheckPackages (rule 27.14)', () => {
  it('finds what webhook events missed, and stops after the delivery', async () => {
    const { id, order, tracker } = await duePackage();
    await recheckNow();
    expect(await textsOf(order.id)).toEqual(['USPS: On its way, expected Wed, Jan 28']);
    expect(Date.parse((await read(id)).recheckAt ?? '')).toBeGreaterThan(Date.now());
    await changeIf(payload, 'shipments', id, { data: { recheckAt: past } });
    fake.move(tracker.tracking_code, { status: 'delivered', updated_at: '2026-01-27T10:00:00Z' });
    await Promise.all([recheckNow(), recheckNow()]);
    expect(await textsOf(order.id)).toEqual(['USPS: On its way, expected Wed, Jan 28', 'USPS: Delivered']);
    expect(await read(id)).toMatchObject({ trackerStatus: 'delivered', recheckAt: null });
    const before = fake.calls['find-tracker'];
    await recheckNow();
    expect(fake.calls['find-tracker']).toBe(before);
    const emails = await deliver(shop);
    expect(emails.filter(({ text }) => text.includes(order.id.slice(0, 8).toUpperCase()))).toHaveLength(1);
  });

  it('waits as long as a 429 asks, and for the whole run', async () => {
    await duePackage();
    await duePackage();
    fake.trouble('find-tracker', 'limited-long', Number.POSITIVE_INFINITY);
    const before = fake.calls['find-tracker'];
    const job = newJob();
    await recheckNow(job);
    expect(fake.calls['find-tracker']).toBe(before + 1);
    await recheckNow(job);
    expect(fake.calls['find-tracker']).toBe(before + 1);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const start = Date.now();
    vi.useFakeTimers({ now: start + 50_000, toFake: ['Date'] });
    await recheckNow(job);
    expect(fake.calls['find-tracker']).toBe(before + 1);
    vi.setSystemTime(start + 70_000);
    await recheckNow(job);
    expect(fake.calls['find-tracker']).toBe(before + 2);
  });

  it('stops a run after three packages without an answer, and asks again later', async () => {
    const due = [await duePackage(), await duePackage(), await duePackage(), await duePackage()];
    fake.trouble('find-tracker', 'error', Number.POSITIVE_INFINITY);
    const before = fake.calls['find-tracker'];
    await expect(recheckNow()).rejects.toThrow('does not answer');
    expect(fake.calls['find-tracker']).toBe(before + 3);
    const next = await Promise.all(due.map(async ({ id }) => Date.parse((await read(id)).recheckAt ?? '')));
    expect(next.filter((moment) => moment > Date.now())).toHaveLength(3);
  });

  it('skips a package the provider refuses, and one whose number was corrected', async () => {
    const gone = await duePackage({ trackerId: 'trk_gone' });
    const corrected = await duePackage();
    await changeIf(payload, 'orders', corrected.order.id, { data: { trackingNumber: 'other' } });
    const { id, order } = await duePackage();
    await recheckNow();
    expect(await textsOf(order.id)).toHaveLength(1);
    expect(await textsOf(gone.order.id)).toEqual([]);
    expect((await read(corrected.id)).recheckAt ?? null).toBeNull();
    expect((await read(id)).trackedAt).toBeTruthy();
  });

  it('asks less often over time, and stops', () => {
    const now = Date.UTC(2026, 0, 1);
    const hours = (age: number) => (Date.parse(nextRecheck(age * HOUR_MS, now) ?? '') - now) / HOUR_MS;
    expect([0, 2, 8, 24, 400].map(hours)).toEqual([1, 1, 2, 6, 12]);
    expect(nextRecheck(FOLLOW_MS, now)).toBeNull();
  });

  it('does not run in a shop without keys (rule 27.19)', async () => {
    const off = await testShop();
    const names = (each: typeof shop) => shopJobs(each.payload, each.settings).map(({ name }) => name);
    expect(names(shop)).toContain('recheck-packages');
    expect(names(off)).not.toContain('recheck-packages');
  });
});

describe('a number someone typed (rule 27.15)', () => {
  const followed = (orderId: string, from = payload) =>
    findAll(from, 'shipments', { orderId: { equals: orderId } });
  const ship = (id: string, trackingNumber: string) =>
    owner('PATCH', `/api/orders/${id}`, { status: 'shipped', trackingNumber });

  it('is followed once its carrier is known', async () => {
    const { id } = await makeOrder(payload, service.id, { status: 'in-progress' });
    expect((await ship(id, '1Z 999 AA1 01 2345 6784')).status).toBe(200);
    await deliver(shop);
    await deliver(shop);
    const [shipment, ...others] = await followed(id);
    expect(shipment).toMatchObject({
      ...{ source: 'typed', direction: 'to_customer', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
    });
    expect(others).toEqual([]);
    await recheckNow();
    const [tracker] = [...fake.trackers.values()].filter(
      (each) => each.tracking_code === '1Z999AA10123456784',
    );
    expect(tracker).toMatchObject({ carrier: 'UPS' });
    const moved = fake.move('1Z999AA10123456784', { status: 'out_for_delivery' });
    expect(await fake.notify(shop.url, moved)).toBe(204);
    expect(await textsOf(id)).toEqual(['UPS: Out for delivery today']);
  });

  it('is left alone if its carrier is unknown, or it is on a label', async () => {
    const { id } = await makeOrder(payload, service.id, { status: 'in-progress' });
    await ship(id, 'by courier');
    const { order, shipment } = await sentPackage();
    await owner('PATCH', `/api/orders/${order.id}/status`, { status: 'in-progress' });
    await ship(order.id, shipment.trackingNumber ?? '');
    await deliver(shop);
    expect(await followed(id)).toEqual([]);
    expect(await followed(order.id)).toHaveLength(1);
  });

  it('is not followed by a shop without keys (rule 27.19)', async () => {
    const off = await testShop();
    const { id: serviceId } = await makeService(off.payload);
    const { id } = await makeOrder(off.payload, serviceId, { status: 'in-progress' });
    const shipped = { status: 'shipped', trackingNumber: '1Z999AA10123456784' };
    expect((await (await ownerClient(off))('PATCH', `/api/orders/${id}`, shipped)).status).toBe(200);
    const emails = await deliver(off);
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Finished')]);
    expect(await followed(id, off.payload)).toEqual([]);
  });
});
