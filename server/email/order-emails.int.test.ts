import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { enqueue } from '#server/platform/outbox/enqueue';
import { drainOutbox } from '#server/platform/outbox/worker';
import { call } from '#server/testing/call';
import { type Email, readOutbox } from '#server/testing/emails';
import { makeDiscount, makeLaceColor, makeService, orderBody } from '#server/testing/factories';
import { leaveRunning, makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { emailHandlers } from './email-handlers';

const SITE = 'https://gloves.example';
const gloveDetails = 'A 12 inch infield glove, right hand throw';

const shop = await testShop();
beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await rm(join(shop.dataDir, 'outbox'), { recursive: true, force: true });
});

const drain = () =>
  drainOutbox(shop.payload, emailHandlers({ payload: shop.payload, siteUrl: SITE, ownerEmail: ADMIN.email }));

async function emailsOf(
  body: unknown,
): Promise<{ id: string; number: string; customer: Email; owner: Email }> {
  const { status, body: answer } = await call(`${shop.url}/api/orders`, { body });
  expect(status).toBe(201);
  await makeAllDue(shop.payload);
  await drain();
  const emails = await readOutbox(shop.dataDir);
  expect(emails).toHaveLength(2);
  const owner = emails.find(({ to }) => to === ADMIN.email);
  const customer = emails.find(({ to }) => to !== ADMIN.email);
  if (!owner || !customer) throw new Error('a mail is missing');
  const id = String(answer.orderId);
  return { id, number: orderNumber(id), customer, owner };
}

describe('order confirmation emails', () => {
  it('go to the customer and the owner as HTML and text, with number and amounts', async () => {
    const service = await makeService(shop.payload, { name: 'Full relace', price: 6500 });
    const { code } = await makeDiscount(shop.payload, { value: 1000 });
    const color = await makeLaceColor(shop.payload, { name: 'Saddle tan' });
    const item = {
      serviceId: service.id,
      laceColorId: color.id,
      gloveDetails,
      specialInstructions: 'Keep the knots',
    };
    const { id, number, customer, owner } = await emailsOf(
      orderBody(service.id, {
        items: [item, item],
        discountCode: code,
        deliveryMethod: 'ship',
        paymentMethod: 'paypal',
        shippingAddress: '1 Main St\nDover, DE 19901',
      }),
    );
    expect(customer.to).toBe('robin@test.example');
    expect(customer.subject).toContain(number);
    expect(owner.subject).toContain(number);
    expect(owner.subject).toContain('Robin Shortstop');
    for (const { text, html, headers } of [customer, owner]) {
      expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
      for (const part of [text, html]) {
        for (const expected of [
          number,
          'Full relace',
          '$65.00',
          '$13.00',
          code,
          '$15.00',
          '$132.00',
          'Saddle tan',
        ]) {
          expect(part).toContain(expected);
        }
      }
      expect(html).toMatch(/<html/i);
      expect(text).not.toMatch(/<\w+/);
    }
    // Anyone may have typed it (decision 009).
    for (const part of [customer.text, customer.html]) expect(part).not.toContain('Keep the knots');
    for (const part of [owner.text, owner.html]) expect(part).toContain('Keep the knots');
    expect(customer.text).toMatch(/isn't paid yet/);
    expect(owner.text).toContain('Dover, DE 19901');
    for (const part of [owner.text, owner.html]) expect(part).toContain(`${SITE}/admin?order=${id}`);
    expect(owner.html).not.toContain('/cms');
  });

  it('explain how to pay an unpaid order and promise nothing before that', async () => {
    const service = await makeService(shop.payload);
    const { id, customer } = await emailsOf(
      orderBody(service.id, {
        deliveryMethod: 'ship',
        paymentMethod: 'paypal',
        shippingAddress: '1 Main St\nDover, DE 19901',
      }),
    );
    for (const part of [customer.text, customer.html]) {
      const text = part.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');
      expect(text).toMatch(/The total of \$80\.00 isn.{1,6}t paid yet\./);
      expect(text).toContain(`${SITE}/order-confirmation?orderId=${id}`);
      expect(text).toMatch(/Once it.{1,6}s paid, we.{1,6}ll send you shipping instructions\./);
      expect(text).not.toMatch(/24 hours/);
    }
  });

  it('state what is due in person and ask the customer to bring the glove', async () => {
    const service = await makeService(shop.payload);
    const { customer, owner } = await emailsOf(orderBody(service.id));
    expect(customer.text).toMatch(/\$65\.00 in person/);
    expect(customer.text).toMatch(/Bring your glove/);
    expect(owner.text).toContain('555 010 2030');
    expect(owner.text).toMatch(/Not Received/);
  });

  it('say nothing is due when a discount covers the price', async () => {
    const service = await makeService(shop.payload);
    const { code } = await makeDiscount(shop.payload, { type: 'fixed', value: 99_999 });
    const { customer } = await emailsOf(orderBody(service.id, { discountCode: code }));
    expect(customer.text).toMatch(/You're all paid up/);
    expect(customer.text).toContain('$0.00');
  });

  it.each([
    [3, '14 days'],
    [2, '21 to 24 days'],
    [0, '21 to 24 days'],
  ])('with %d laces in stock, promise %s', async (inventory, promise) => {
    const service = await makeService(shop.payload);
    const color = await makeLaceColor(shop.payload, { inventory });
    const { customer } = await emailsOf(
      orderBody(service.id, { items: [{ serviceId: service.id, laceColorId: color.id, gloveDetails }] }),
    );
    expect(customer.text.replaceAll(/\s+/g, ' ')).toContain(promise);
  });

  it('escape HTML and headers in a name', async () => {
    const service = await makeService(shop.payload);
    const customerName = 'Zoë <b>Bold</b> Bcc: eve@test.example';
    const { customer, owner } = await emailsOf(orderBody(service.id, { customerName }));
    expect(owner.subject).toContain(customerName);
    for (const { headers, html } of [customer, owner]) {
      expect(headers.has('bcc')).toBe(false);
      expect(html).not.toContain('<b>Bold</b>');
      expect(html).toContain('Zoë');
    }
    expect(owner.html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  });

  it('never turn a line break in a name into a header', async () => {
    const service = await makeService(shop.payload);
    const body = orderBody(service.id, { customerName: 'Robin\r\nBcc: eve@test.example' });
    if ((await call(`${shop.url}/api/orders`, { body })).status === 400) return;
    await drain();
    for (const { headers } of await readOutbox(shop.dataDir)) expect(headers.has('bcc')).toBe(false);
  });
});

describe('the outbox of a new order', () => {
  it('sends nothing new on a second drain', async () => {
    const service = await makeService(shop.payload);
    await emailsOf(orderBody(service.id));
    await Promise.all([drain(), drain()]);
    await makeAllDue(shop.payload);
    await drain();
    expect(await readOutbox(shop.dataDir)).toHaveLength(2);
    const rows = await outboxRows(shop.payload);
    expect(rows.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'mail:new-order sent',
      'mail:order-received sent',
      'push sent',
    ]);
  });

  it('queues nothing twice when an event is handled twice', async () => {
    const service = await makeService(shop.payload);
    await emailsOf(orderBody(service.id, { paymentMethod: 'paypal' }));
    const [event] = await outboxRows(shop.payload, { kind: { equals: 'order-received' } });
    if (!event) throw new Error('the mails of an order that is paid online wait for its payment');
    await leaveRunning(shop.payload, event.id);
    await drain();
    expect(await readOutbox(shop.dataDir)).toHaveLength(2);
  });

  it('leaves one copy when a process dies after writing an email', async () => {
    const service = await makeService(shop.payload);
    const { customer, owner } = await emailsOf(orderBody(service.id));
    for (const { id, kind } of await outboxRows(shop.payload))
      if (kind.startsWith('mail:')) await leaveRunning(shop.payload, id);
    await drain();
    const emails = await readOutbox(shop.dataDir);
    expect(new Set(emails.map(({ messageId }) => messageId))).toEqual(
      new Set([customer.messageId, owner.messageId]),
    );
    expect(emails).toHaveLength(2);
  });

  it('sends two emails for 30 calls with one key', async () => {
    const service = await makeService(shop.payload);
    const headers = { 'Idempotency-Key': randomUUID() };
    await Promise.all(
      Array.from({ length: 30 }, () =>
        call(`${shop.url}/api/orders`, { body: orderBody(service.id), headers }),
      ),
    );
    await drain();
    expect(await readOutbox(shop.dataDir)).toHaveLength(2);
  });
});

describe('the outbox of an order whose call failed', () => {
  it.each(['order-received', 'mail:order-received', 'mail:new-order'] as const)(
    'drops %s after the grace period if the order was never stored',
    async (kind) => {
      const orderId = randomUUID();
      await enqueue(shop.payload, kind, { key: `${orderId}:${kind}`, data: { orderId } });
      await drain();
      const [row] = await outboxRows(shop.payload);
      expect(row?.status).toBe('pending');
      await setRow(shop.payload, 'outbox', row?.id ?? '', {
        createdAt: new Date(Date.now() - 11 * 60 * 1000).toISOString(),
      });
      await makeAllDue(shop.payload);
      await drain();
      expect((await outboxRows(shop.payload)).map(({ status }) => status)).toEqual(['dropped']);
      expect(await readOutbox(shop.dataDir)).toEqual([]);
    },
  );

  it('keeps the emails if the order was stored', async () => {
    const service = await makeService(shop.payload);
    const { db } = shop.payload;
    const { totalDocs: before } = await db.count({ collection: 'orders' });
    const create = db.create.bind(db);
    const failing = vi.spyOn(db, 'create').mockImplementation(async (args) => {
      const made = await create(args);
      if (args.collection === 'orders') throw new Error('the connection was lost');
      return made;
    });
    const { status } = await call(`${shop.url}/api/orders`, { body: orderBody(service.id) });
    failing.mockRestore();
    expect(status).toBe(500);
    expect((await db.count({ collection: 'orders' })).totalDocs).toBe(before + 1);
    expect((await outboxRows(shop.payload)).map(({ kind }) => kind)).toEqual([
      'mail:order-received',
      'mail:new-order',
    ]);
  });

  it('removes the emails if the order was rejected', async () => {
    const service = await makeService(shop.payload);
    const body = orderBody(service.id, { discountCode: 'NO-SUCH-CODE' });
    expect((await call(`${shop.url}/api/orders`, { body })).status).toBe(400);
    expect(await outboxRows(shop.payload)).toEqual([]);
  });
});
