import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { enqueue } from '#server/platform/outbox/enqueue';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, drain, emptyMailbox } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeOrder, makeService } from '#server/testing/factories';
import { leaveRunning, makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
beforeEach(() => emptyMailbox(shop));

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);
const patch = async (id: string, body: object) =>
  expect((await owner('PATCH', `/api/orders/${id}`, body)).status).toBe(200);
const setStatus = async (id: string, status: OrderStatus) =>
  expect((await owner('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
const subjects = async () => (await deliver(shop)).map(({ subject }) => subject);

describe('a change of status', () => {
  it.each<[OrderStatus, string, RegExp]>([
    ['received', 'Your glove is here', /your glove is here.*about 14 days/],
    ['in-progress', 'Work has started', /on the bench now/],
    ['shipped', 'Finished', /your package is on its way back to you/],
    ['canceled', 'is canceled', /we.{1,6}ve stopped working on it/],
  ])('to %s is mailed to the customer, once, as HTML and as text', async (status, subject, says) => {
    const { id } = await order({ deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover, DE 19901' });
    await setStatus(id, status);
    await setStatus(id, status);
    const [email, ...others] = await deliver(shop);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: 'robin@test.example' });
    expect(email?.subject).toContain(subject);
    expect(email?.subject).toContain(orderNumber(id));
    for (const part of [email?.text, email?.html]) {
      expect(part?.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ')).toMatch(says);
      expect(part).toContain(orderNumber(id));
      expect(part?.replaceAll('<!-- -->', '')).toContain('Hi Robin');
    }
    expect(email?.html).toMatch(/<html/i);
    expect(email?.text).not.toMatch(/<\w+/);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it.each<OrderStatus>(['pending_payment', 'not_received'])('to %s is no news', async (status) => {
    const { id } = await order({ status: 'received' });
    await setStatus(id, status);
    expect(await deliver(shop)).toEqual([]);
    expect((await outboxRows(shop.payload)).map(({ kind }) => kind)).toEqual(['order-status']);
  });

  it('is not mailed before a minute has passed', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    const [event] = await outboxRows(shop.payload);
    const wait = new Date(event?.dueAt ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    await drain(shop);
    expect(await readOutbox(shop.dataDir)).toEqual([]);
  });

  it('of an order that starts with a status is none', async () => {
    for (const status of ORDER_STATUSES) await order({ status });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });
});

describe('a slip of the hand', () => {
  it('that is taken back at once is mailed to nobody', async () => {
    const { id } = await order({ status: 'in-progress' });
    await setStatus(id, 'shipped');
    await setStatus(id, 'in-progress');
    expect(await deliver(shop)).toEqual([]);
  });

  it('on the way to another status: only the last is mailed', async () => {
    const { id } = await order();
    for (const status of ['shipped', 'canceled', 'received'] as const) await setStatus(id, status);
    expect(await subjects()).toEqual([`Your glove is here: order ${orderNumber(id)}`]);
  });

  it('that was mailed already: the way back is mailed as well', async () => {
    const { id } = await order({ status: 'received' });
    await setStatus(id, 'canceled');
    await deliver(shop);
    await setStatus(id, 'received');
    expect(await subjects()).toHaveLength(2);
  });

  it('back to not received and later received again: mailed again', async () => {
    const { id } = await order();
    for (const status of ['received', 'not_received', 'received'] as const) {
      await setStatus(id, status);
      await deliver(shop);
    }
    expect(await subjects()).toHaveLength(2);
  });
});

describe('a tracking number', () => {
  const tracked = (emails: { text: string }[]) => emails.filter(({ text }) => text.includes('1Z999'));

  it('is in the mail about what was shipped', async () => {
    const { id } = await order();
    await patch(id, { status: 'shipped', trackingNumber: '1Z999' });
    const emails = await deliver(shop);
    expect(emails).toHaveLength(1);
    expect(tracked(emails)).toHaveLength(1);
    expect(emails[0]?.html).toContain('1Z999');
  });

  it('that is added a moment later is in the one mail', async () => {
    const { id } = await order();
    await setStatus(id, 'shipped');
    await patch(id, { trackingNumber: '1Z999' });
    const emails = await deliver(shop);
    expect(emails).toHaveLength(1);
    expect(tracked(emails)).toHaveLength(1);
  });

  it('that is added or mended after the mail is mailed again; taking it away is not', async () => {
    const { id } = await order();
    await setStatus(id, 'shipped');
    await deliver(shop);
    await patch(id, { trackingNumber: '1Z998' });
    await deliver(shop);
    await patch(id, { trackingNumber: '1Z999' });
    expect(tracked(await deliver(shop))).toHaveLength(1);
    await patch(id, { trackingNumber: null });
    expect(await deliver(shop)).toHaveLength(3);
  });

  it('before anything is shipped is no news', async () => {
    const { id } = await order({ status: 'received' });
    await patch(id, { trackingNumber: '1Z999', status: 'received' });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });

  it('is not there when a dropped-off order is done: then it waits at the counter', async () => {
    const { id } = await order();
    await setStatus(id, 'shipped');
    const [email] = await deliver(shop);
    expect(email?.text).toContain(SHOP_FACTS.openingHours.split('\n')[0]);
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/waiting for you here/);
    expect(email?.text).not.toContain('parcel');
  });
});

describe('whatever happens', () => {
  it('20 calls at once are one mail', async () => {
    const { id } = await order();
    await Promise.all(Array.from({ length: 20 }, () => setStatus(id, 'received')));
    await makeAllDue(shop.payload);
    await Promise.all([drain(shop), drain(shop)]);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it('different statuses at once: the one that lasts is mailed', async () => {
    const { id } = await order();
    const wanted: OrderStatus[] = ['received', 'in-progress', 'shipped', 'canceled'];
    await Promise.all(wanted.map((status) => setStatus(id, status)));
    const { status } = await shop.payload.findByID({ collection: 'orders', id, depth: 0 });
    await deliver(shop);
    const rows = await outboxRows(shop.payload, { kind: { like: 'mail:' } });
    expect(rows.map((row) => [row.kind, row.status])).toEqual([[`mail:status-${status}`, 'sent']]);
  });

  it('a process that died before it stored the change mails nothing', async () => {
    const { id } = await order();
    const data = { orderId: id, statusChange: randomUUID() };
    await enqueue(shop.payload, 'order-status', { key: randomUUID(), data });
    expect(await deliver(shop)).toEqual([]);
    expect((await outboxRows(shop.payload)).map(({ status }) => status)).toEqual(['dropped']);
  });

  it('a process that died while it handled the change doubles nothing', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    await deliver(shop);
    for (const row of await outboxRows(shop.payload)) await leaveRunning(shop.payload, row.id);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it('a mail that could not go out while the order went on is not sent any more', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    await deliver(shop);
    const [email] = await outboxRows(shop.payload, { kind: { equals: 'mail:status-received' } });
    await collectEmails(shop);
    await leaveRunning(shop.payload, email?.id ?? '');
    await setStatus(id, 'in-progress');
    expect(await subjects()).toEqual([`Work has started: order ${orderNumber(id)}`]);
  });

  it('an order that is gone mails nobody', async () => {
    const { id } = await order({ paymentStatus: 'pending' });
    await setStatus(id, 'received');
    await shop.payload.delete({ collection: 'orders', id });
    expect(await deliver(shop)).toEqual([]);
  });
});

describe('the editor', () => {
  it('mails a change like the dashboard does, and saving the same again mails nothing', async () => {
    const admin = await asAdmin(shop.payload);
    const { id } = await order();
    const save = (data: Partial<Order>) =>
      shop.payload.update({ collection: 'orders', id, data, depth: 0, ...admin });
    await save({ status: 'received', customerName: 'Sam' });
    await save({ status: 'received', customerPhone: '555 010 9999' });
    expect(await subjects()).toEqual([`Your glove is here: order ${orderNumber(id)}`]);
    await save({ customerName: 'Robin' });
    await save({ status: 'shipped', trackingNumber: '1Z' });
    expect(await subjects()).toHaveLength(2);
  });

  it('can neither read nor write what the mails go by', async () => {
    const admin = await asAdmin(shop.payload);
    const { id } = await order();
    await setStatus(id, 'received');
    const data = { statusChange: 'mine', toldNews: 'shipped' };
    const saved = await shop.payload.update({ collection: 'orders', id, data, depth: 0, ...admin });
    for (const field of Object.keys(data)) expect(saved).not.toHaveProperty(field);
    expect(await subjects()).toHaveLength(1);
  });
});

it('a hostile name stays a name', async () => {
  const { id } = await order({ customerName: '<script>alert(1)</script> Robin' });
  await shop.payload.db.updateOne({
    collection: 'orders',
    id,
    // Paid, so that mails say the name (decision 009).
    data: {
      customerName: '<script>alert(1)</script>\r\nBcc: eve@test.example',
      paypalCaptureId: randomUUID(),
    },
  });
  for (const status of ['received', 'in-progress', 'shipped', 'canceled'] as const) {
    await setStatus(id, status);
    await deliver(shop);
  }
  const emails = await readOutbox(shop.dataDir);
  // Four to the customer, and one to the owner about the paid order that was canceled.
  expect(emails).toHaveLength(5);
  for (const { headers, html } of emails) {
    expect(headers.has('bcc')).toBe(false);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  }
});
