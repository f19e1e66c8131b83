import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { changedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
beforeEach(() => emptyMailbox(shop));

const SHIP: Partial<Order> = { deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover, DE 19901' };
const DROPOFF: Partial<Order> = { deliveryMethod: 'dropoff' };
const order = async (data: Partial<Order>) => (await makeOrder(shop.payload, serviceId, data)).id;
const press = (id: string, call: string, body?: unknown) => owner('POST', `/api/orders/${id}/${call}`, body);
const plain = (part: string) => part.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');

describe.each([
  ['send-shipping-instructions', SHIP, DROPOFF, MESSAGES.orderIsDroppedOff],
  ['send-dropoff-instructions', DROPOFF, SHIP, MESSAGES.orderIsShipped],
])('POST /api/orders/{id}/%s', (call, fitting, other, refusal) => {
  it('emails the customer, with or without an empty body, and records it only on the order', async () => {
    for (const body of [undefined, {}]) {
      const id = await order(fitting);
      const before = await shop.payload.findByID({ collection: 'orders', id, depth: 0 });
      const { status, body: answer } = await press(id, call, body);
      expect(status).toBe(200);
      z.strictObject(changedAnswer.shape).parse(answer);
      const [email, ...others] = await deliver(shop);
      expect(others).toEqual([]);
      expect(email).toMatchObject({ to: 'robin@test.example' });
      expect(email?.subject).toContain(orderNumber(id));
      expect(await shop.payload.findByID({ collection: 'orders', id, depth: 0 })).toEqual({
        ...before,
        instructedAt: expect.stringMatching(/Z$/),
        updatedAt: expect.any(String),
        version: (before.version ?? 0) + 1,
      });
      await collectEmails(shop);
    }
  });

  it('sends one email for a double click or ten simultaneous ones, and another for a later click', async () => {
    const id = await order(fitting);
    await Promise.all(Array.from({ length: 10 }, () => press(id, call)));
    await press(id, call);
    expect(await deliver(shop)).toHaveLength(1);
    expect((await press(id, call)).status).toBe(200);
    expect(await deliver(shop)).toHaveLength(1);
    const [first] = await outboxRows(shop.payload);
    await setRow(shop.payload, 'outbox', first?.id ?? '', {
      createdAt: new Date(Date.now() - 20_000).toISOString(),
    });
    await Promise.all([press(id, call), press(id, call)]);
    expect(await deliver(shop)).toHaveLength(2);
  });

  it('sends one email for a repeated key, even much later', async () => {
    const id = await order(fitting);
    const pressed = (key: string) =>
      owner('POST', `/api/orders/${id}/${call}`, {}, { 'Idempotency-Key': key });
    const [first, second] = [randomUUID(), randomUUID()];
    await pressed(first);
    expect(await deliver(shop)).toHaveLength(1);
    const [sent] = await outboxRows(shop.payload);
    await setRow(shop.payload, 'outbox', sent?.id ?? '', {
      createdAt: new Date(Date.now() - 60_000).toISOString(),
    });
    expect((await pressed(first)).status).toBe(200);
    expect(await outboxRows(shop.payload)).toHaveLength(1);
    await pressed(second);
    expect(await outboxRows(shop.payload)).toHaveLength(2);
  });

  it('sends no second email while one is waiting, but does after one failed', async () => {
    const id = await order(fitting);
    await press(id, call);
    const [first] = await outboxRows(shop.payload);
    const createdAt = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await setRow(shop.payload, 'outbox', first?.id ?? '', { createdAt, attempts: 7 });
    await press(id, call);
    expect(await outboxRows(shop.payload)).toHaveLength(1);
    await setRow(shop.payload, 'outbox', first?.id ?? '', { status: 'failed' });
    await press(id, call);
    expect(await outboxRows(shop.payload)).toHaveLength(2);
  });

  it('answers 409 with a message for an order with the other delivery method, and sends nothing', async () => {
    expect(await press(await order(other), call)).toMatchObject({ status: 409, body: { message: refusal } });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });

  it('sends nothing if the order was switched to the other delivery method before sending', async () => {
    const id = await order(fitting);
    await press(id, call);
    await shop.payload.update({ collection: 'orders', id, data: other });
    expect(await deliver(shop)).toEqual([]);
  });

  it.each([randomUUID(), '1', '%00'])('answers the order %s with 404', async (id) => {
    expect(await press(id, call)).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
  });
});

it('shipping instructions have packing steps, a label text, and both addresses', async () => {
  const id = await order({ ...SHIP, paypalCaptureId: randomUUID() });
  await press(id, 'send-shipping-instructions');
  const [email] = await deliver(shop);
  for (const part of [email?.text ?? '', email?.html ?? '']) {
    const text = plain(part);
    for (const line of [...SHOP_FACTS.address.split('\n'), 'Dover, DE 19901']) expect(text).toContain(line);
    expect(text).toContain(`Order ${orderNumber(id)}`);
    expect(text).toMatch(/sturdy box/);
    expect(text).toMatch(/about 14 days/);
  }
});

it('shipping instructions for an unpaid order say how to pay, without the typed address', async () => {
  const id = await order({ ...SHIP, status: 'pending_payment', paymentStatus: 'pending' });
  await press(id, 'send-shipping-instructions');
  const [email] = await deliver(shop);
  for (const part of [email?.text ?? '', email?.html ?? '']) {
    expect(plain(part)).toMatch(/The total of \$80\.00 isn.{1,6}t paid yet/);
    expect(part).toContain(`${SITE}/order-confirmation?orderId=${id}`);
    expect(part).not.toContain('Dover');
  }
});

it('drop-off instructions have the address, the hours, and the amount due', async () => {
  const paid = await order(DROPOFF);
  await press(paid, 'send-dropoff-instructions');
  const [email] = await deliver(shop);
  for (const part of [email?.text ?? '', email?.html ?? '']) {
    const text = plain(part);
    for (const line of `${SHOP_FACTS.address}\n${SHOP_FACTS.openingHours}`.split('\n'))
      expect(text).toContain(line);
    expect(text).toContain(orderNumber(paid));
    expect(text).toMatch(/You.{1,6}re all paid up/);
  }
  await collectEmails(shop);
  await press(await order({ ...DROPOFF, paymentStatus: 'pending' }), 'send-dropoff-instructions');
  expect((await deliver(shop))[0]?.text).toContain('$65.00');
});

it('a malicious name and address stay plain text', async () => {
  const id = await order({
    ...SHIP,
    shippingAddress: '<img src=x>\nDover',
    customerName: '<script>x</script>',
    paypalCaptureId: randomUUID(),
  });
  await press(id, 'send-shipping-instructions');
  const [email] = await deliver(shop);
  expect(email?.html).not.toMatch(/<script>|<img src=x>/);
  expect(email?.html).toContain('&lt;img src=x&gt;');
});
