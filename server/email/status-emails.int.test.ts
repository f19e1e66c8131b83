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
import { setRow } from '#server/testing/set-row';
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

describe('a status change', () => {
  it.each<[OrderStatus, string, RegExp]>([
    ['received', 'Your glove is here', /your glove is here.*about 14 days/],
    ['in-progress', 'Work has started', /on the bench now/],
    ['shipped', 'Finished', /your package is on its way back to you/],
    ['canceled', 'is canceled', /we.{1,6}ve stopped working on it/],
  ])('to %s emails the customer once, as HTML and text', async (status, subject, expected) => {
    const { id } = await order({ deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover, DE 19901' });
    await setStatus(id, status);
    await setStatus(id, status);
    const [email, ...others] = await deliver(shop);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: 'robin@test.example' });
    expect(email?.subject).toContain(subject);
    expect(email?.subject).toContain(orderNumber(id));
    for (const part of [email?.text, email?.html]) {
      expect(part?.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ')).toMatch(expected);
      expect(part).toContain(orderNumber(id));
      expect(part?.replaceAll('<!-- -->', '')).toContain('Hi Robin');
    }
    expect(email?.html).toMatch(/<html/i);
    expect(email?.text).not.toMatch(/<\w+/);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it.each<OrderStatus>(['pending_payment', 'not_received'])('to %s emails nobody', async (status) => {
    const { id } = await order({ status: 'received' });
    await setStatus(id, status);
    expect(await deliver(shop)).toEqual([]);
    expect((await outboxRows(shop.payload)).map(({ kind }) => kind)).toEqual(['order-status']);
  });

  it('emails nobody within the first minute', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    const [event] = await outboxRows(shop.payload);
    const wait = new Date(event?.dueAt ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    await drain(shop);
    expect(await readOutbox(shop.dataDir)).toEqual([]);
  });

  it("emails nobody when it's the order's first status", async () => {
    for (const status of ORDER_STATUSES) await order({ status });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });
});

describe('a mistaken status change', () => {
  it("emails nobody if it's undone at once", async () => {
    const { id } = await order({ status: 'in-progress' });
    await setStatus(id, 'shipped');
    await setStatus(id, 'in-progress');
    expect(await deliver(shop)).toEqual([]);
  });

  it('emails only the last of several statuses', async () => {
    const { id } = await order();
    for (const status of ['shipped', 'canceled', 'received'] as const) await setStatus(id, status);
    expect(await subjects()).toEqual([`Your glove is here: order ${orderNumber(id)}`]);
  });

  it('emails the correction if the mistake was already emailed', async () => {
    const { id } = await order({ status: 'received' });
    await setStatus(id, 'canceled');
    await deliver(shop);
    await setStatus(id, 'received');
    expect(await subjects()).toHaveLength(2);
  });

  it('emails a status again when it comes back later', async () => {
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

  it('is in the email about shipping', async () => {
    const { id } = await order();
    await patch(id, { status: 'shipped', trackingNumber: '1Z999' });
    const emails = await deliver(shop);
    expect(emails).toHaveLength(1);
    expect(tracked(emails)).toHaveLength(1);
    expect(emails[0]?.html).toContain('1Z999');
  });

  it("is in the same email if it's added a moment later", async () => {
    const { id } = await order();
    await setStatus(id, 'shipped');
    await patch(id, { trackingNumber: '1Z999' });
    const emails = await deliver(shop);
    expect(emails).toHaveLength(1);
    expect(tracked(emails)).toHaveLength(1);
  });

  it("sends a new email if it's added or corrected later, but not if it's removed", async () => {
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

  it('emails nobody before the order ships', async () => {
    const { id } = await order({ status: 'received' });
    await patch(id, { trackingNumber: '1Z999', status: 'received' });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });

  it('is left out when a dropped-off glove waits at the counter', async () => {
    const { id } = await order();
    await setStatus(id, 'shipped');
    const [email] = await deliver(shop);
    expect(email?.text).toContain(SHOP_FACTS.openingHours.split('\n')[0]);
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/waiting for you here/);
    expect(email?.text).not.toContain('parcel');
  });
});

describe('the outbox', () => {
  it('sends one email for 20 calls at once', async () => {
    const { id } = await order();
    await Promise.all(Array.from({ length: 20 }, () => setStatus(id, 'received')));
    await makeAllDue(shop.payload);
    await Promise.all([drain(shop), drain(shop)]);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it('sends only the final status of concurrent changes', async () => {
    const { id } = await order();
    const wanted: OrderStatus[] = ['received', 'in-progress', 'shipped', 'canceled'];
    await Promise.all(wanted.map((status) => setStatus(id, status)));
    const { status } = await shop.payload.findByID({ collection: 'orders', id, depth: 0 });
    await deliver(shop);
    const rows = await outboxRows(shop.payload, { kind: { like: 'mail:' } });
    expect(rows.map((row) => [row.kind, row.status])).toEqual([[`mail:status-${status}`, 'sent']]);
  });

  it('sends nothing for a change that was never stored', async () => {
    const { id } = await order();
    const data = { orderId: id, statusChange: randomUUID() };
    await enqueue(shop.payload, 'order-status', { key: randomUUID(), data });
    expect(await deliver(shop)).toEqual([]);
    expect((await outboxRows(shop.payload)).map(({ status }) => status)).toEqual(['dropped']);
  });

  it('sends nothing twice after a crash', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    await deliver(shop);
    for (const row of await outboxRows(shop.payload)) await leaveRunning(shop.payload, row.id);
    expect(await deliver(shop)).toHaveLength(1);
  });

  it('drops an email if the order has moved on', async () => {
    const { id } = await order();
    await setStatus(id, 'received');
    await deliver(shop);
    const [email] = await outboxRows(shop.payload, { kind: { equals: 'mail:status-received' } });
    await collectEmails(shop);
    await leaveRunning(shop.payload, email?.id ?? '');
    await setStatus(id, 'in-progress');
    expect(await subjects()).toEqual([`Work has started: order ${orderNumber(id)}`]);
  });

  it('drops the emails of a deleted order', async () => {
    const { id } = await order({ paymentStatus: 'pending' });
    await setStatus(id, 'received');
    await shop.payload.delete({ collection: 'orders', id });
    expect(await deliver(shop)).toEqual([]);
  });
});

describe('the editor', () => {
  it('emails a change like the dashboard does and nothing for an unchanged save', async () => {
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

  it("can't read or write the fields behind status emails", async () => {
    const admin = await asAdmin(shop.payload);
    const { id } = await order();
    await setStatus(id, 'received');
    const data = { statusChange: 'mine', toldNews: 'shipped' };
    const saved = await shop.payload.update({ collection: 'orders', id, data, depth: 0, ...admin });
    for (const field of Object.keys(data)) expect(saved).not.toHaveProperty(field);
    expect(await subjects()).toHaveLength(1);
  });
});

it('status emails escape a hostile name', async () => {
  const { id } = await order({ customerName: '<script>alert(1)</script> Robin' });
  await setRow(shop.payload, 'orders', id, {
    customerName: '<script>alert(1)</script>\r\nBcc: eve@test.example',
    paypalCaptureId: randomUUID(),
  });
  for (const status of ['received', 'in-progress', 'shipped', 'canceled'] as const) {
    await setStatus(id, status);
    await deliver(shop);
  }
  const emails = await readOutbox(shop.dataDir);
  // Four emails go to the customer, and one to the owner about the paid order that was canceled.
  expect(emails).toHaveLength(5);
  for (const { headers, html } of emails) {
    expect(headers.has('bcc')).toBe(false);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  }
});
