import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { BY_OWNER } from '#domain/email/outbox';
import { orderNumber } from '#domain/orders/order-number';
import { HOUR_MS } from '#domain/wire/durations';
import { queuePaymentReceived } from '#server/payments/judge-capture';
import { enqueue } from '#server/platform/outbox/enqueue';
import { asAdmin } from '#server/testing/callers';
import { customerClient, ownerClient } from '#server/testing/client';
import { collectEmails, deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const relace = await makeService(shop.payload, { name: 'Full relace' });
beforeEach(() => emptyMailbox(shop));

const plain = (part: string) => part.replaceAll(/<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');
const stored = (id: string) => shop.payload.findByID({ collection: 'orders', id, depth: 0 });
const form = (changes: object = {}) => ({
  customerName: 'Robin Shortstop',
  customerEmail: 'robin@test.example',
  customerPhone: '555 010 2030',
  deliveryMethod: 'dropoff',
  items: [{ serviceId: relace.id, gloveDetails: 'The mitt we spoke about' }],
  status: 'not_received',
  paymentStatus: 'pending',
  subtotal: 6500,
  total: 6500,
  discountAmount: 0,
  ...changes,
});

/** The two ways in which the owner creates an order. */
const CREATE = {
  'in the dashboard': async (changes: object) => {
    const answer = await owner('POST', '/api/orders', form(changes));
    expect(answer.status).toBe(201);
    return String(Reflect.get(Object(answer.body), 'orderId'));
  },
  'in the editor': async (changes: Partial<Order>) =>
    (
      await makeOrder(
        shop.payload,
        relace.id,
        { paymentStatus: 'pending', ...changes },
        await asAdmin(shop.payload),
      )
    ).id,
};

describe.each(Object.entries(CREATE))('an order the owner creates %s', (_where, make) => {
  it('belongs to the account with its email, in any case', async () => {
    const casey = await makeCustomer(shop.payload, { email: `casey-${randomUUID()}@test.example` });
    const id = await make({ customerEmail: casey.email.toUpperCase() });
    expect(await stored(id)).toMatchObject({ customer: casey.id, customerEmail: casey.email });
    const client = await customerClient(shop, casey);
    const { body } = await client('GET', '/api/customer/orders');
    expect(body).toMatchObject([{ id, customerId: casey.id }]);
  });

  it('belongs to the chosen account, or to none', async () => {
    const [casey, other] = [await makeCustomer(shop.payload), await makeCustomer(shop.payload)];
    const named = { customerId: other.id, customer: other.id, customerEmail: casey.email };
    expect((await stored(await make(named))).customer).toBe(other.id);
    expect(
      (await stored(await make({ customerEmail: `${randomUUID()}@test.example` }))).customer ?? null,
    ).toBeNull();
  });

  it('is confirmed to its customer by one email that says the shop entered it', async () => {
    const id = await make({});
    const [email, ...others] = await deliver(shop);
    expect(others).toEqual([]);
    expect(email?.to).toBe('robin@test.example');
    expect(email?.subject).toBe(`We have your order ${orderNumber(id)}`);
    for (const part of [email?.text ?? '', email?.html ?? '']) {
      expect(plain(part)).toMatch(/Hi Robin Shortstop, we.{1,6}ve entered this order for you/);
      expect(plain(part)).toContain('Full relace');
      expect(plain(part)).toMatch(/You.{1,6}ll pay the total of \$65\.00 in person\./);
    }
  });

  it.each(['shipped', 'canceled'] as const)("is not confirmed if it's %s already", async (status) => {
    await make({ status });
    expect(await deliver(shop)).toEqual([]);
  });

  it('says so if the glove is here', async () => {
    await make({ status: 'received', paymentStatus: 'succeeded' });
    const [email] = await deliver(shop);
    expect(plain(email?.text ?? '')).toMatch(/Your glove is already here\. It'll be ready in about 14 days/);
    expect(email?.text).not.toMatch(/Bring your glove/);
  });
});

it('one key creates one order and one email', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await Promise.all(Array.from({ length: 5 }, () => owner('POST', '/api/orders', form(), headers)));
  expect(await deliver(shop)).toHaveLength(1);
});

/** The two ways in which the owner changes the email of an order. */
const CHANGES = {
  'in the dashboard': async (id: string, customerEmail: string) => {
    expect((await owner('PATCH', `/api/orders/${id}`, { customerEmail })).status).toBe(200);
  },
  'in the editor': async (id: string, customerEmail: string) => {
    const order = await stored(id);
    const as = await asAdmin(shop.payload);
    await shop.payload.update({
      collection: 'orders',
      id,
      data: { ...order, customerEmail },
      depth: 0,
      ...as,
    });
  },
};

describe.each(Object.entries(CHANGES))("changing an order's email %s", (_where, change) => {
  it('moves the order to the right account, and notifies its customer once', async () => {
    const [wrong, right] = [await makeCustomer(shop.payload), await makeCustomer(shop.payload)];
    const id = await CREATE['in the dashboard']({ customerEmail: wrong.email });
    await deliver(shop);
    await collectEmails(shop);
    await change(id, right.email);
    expect(await stored(id)).toMatchObject({ customer: right.id, customerEmail: right.email });
    const emails = await deliver(shop);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [right.email, `We have your order ${orderNumber(id)}`],
    ]);
    await change(id, wrong.email);
    await change(id, right.email);
    expect((await deliver(shop)).filter(({ to }) => to === right.email)).toHaveLength(1);
  });

  it('notifies its customer even if an earlier change was dropped', async () => {
    const id = await CREATE['in the dashboard']({});
    await deliver(shop);
    const right = await makeCustomer(shop.payload);
    await enqueue(shop.payload, 'order-received', {
      key: `${id}:order-received:${right.email}`,
      data: { orderId: id, email: right.email, ...BY_OWNER },
    });
    const [early] = await outboxRows(shop.payload, { key: { like: right.email } });
    await setRow(shop.payload, 'outbox', early?.id ?? '', {
      createdAt: new Date(Date.now() - HOUR_MS).toISOString(),
    });
    await deliver(shop);
    await change(id, right.email);
    expect((await deliver(shop)).filter(({ to }) => to === right.email)).toHaveLength(1);
  });

  it('takes the order from the wrong account if the new email has none', async () => {
    const wrong = await makeCustomer(shop.payload);
    const id = await CREATE['in the dashboard']({ customerEmail: wrong.email });
    await change(id, `${randomUUID()}@test.example`);
    const { body } = await (await customerClient(shop, wrong))('GET', '/api/customer/orders');
    expect(body).toEqual([]);
  });

  it('does nothing if only the case differs', async () => {
    const casey = await makeCustomer(shop.payload);
    const other = await makeCustomer(shop.payload);
    const { id } = await makeOrder(shop.payload, relace.id, {
      customerEmail: casey.email,
      customer: other.id,
    });
    await change(id, casey.email.toUpperCase());
    expect(await stored(id)).toMatchObject({ customer: other.id, customerEmail: casey.email });
    expect(await deliver(shop)).toEqual([]);
  });
});

it("a corrected email for a visitor's order gets the same confirmation as the customer's own", async () => {
  const { id } = await makeOrder(shop.payload, relace.id, { customerEmail: `${randomUUID()}@test.example` });
  await CHANGES['in the dashboard'](id, 'corrected@test.example');
  const emails = await deliver(shop);
  expect(emails.map(({ to }) => to)).toEqual(['corrected@test.example']);
  expect(plain(emails[0]?.text ?? '')).toContain('thanks for your order. Your order number:');
});

it("a visitor's typed email opens no one else's account", async () => {
  const casey = await makeCustomer(shop.payload);
  const body = { ...form({ customerEmail: casey.email }), paymentMethod: 'pay_in_person' };
  const { status: _s, paymentStatus: _p, ...wizard } = body;
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wizard),
  });
  expect(response.status).toBe(201);
  expect((await (await customerClient(shop, casey))('GET', '/api/customer/orders')).body).toEqual([]);
});

describe('the email for a finished order', () => {
  const ship = async (changes: Partial<Order>) => {
    const { id } = await makeOrder(shop.payload, relace.id, changes);
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'shipped' });
    const [email] = await deliver(shop);
    return { id, text: plain(email?.text ?? ''), html: email?.html ?? '' };
  };
  const PARCEL = { deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover, DE 19901' } as const;

  it('has the amount due at the counter', async () => {
    expect((await ship({ paymentStatus: 'pending' })).text).toContain('The total of $65.00 is due');
  });

  it('has the amount due for a package, and how to pay', async () => {
    const { id, text, html } = await ship({ ...PARCEL, paymentStatus: 'failed' });
    expect(text).toContain('The total of $80.00 is still due');
    for (const part of [text, html]) expect(part).toContain(`${SITE}/order-confirmation?orderId=${id}`);
  });

  it("says it's on its way back if it was paid after that", async () => {
    const { id } = await ship({ ...PARCEL, paymentStatus: 'failed' });
    await emptyMailbox(shop);
    const { payload } = shop;
    const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
    await queuePaymentReceived(payload, order, 'CAPTURE1');
    const email = (await deliver(shop)).find(({ subject }) => subject.startsWith('Payment received'));
    expect(plain(email?.text ?? '')).toContain('Your glove is done and on its way back to you.');
  });

  it('says that nothing is due', async () => {
    expect((await ship({})).text).toContain("You're all paid up.");
  });

  it("links a known carrier's tracking number, and keeps an unknown one as text", async () => {
    const known = await ship({ ...PARCEL, trackingNumber: '1Z 999 AA1 01 2345 6784' });
    expect(known.html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"');
    expect(known.text).toContain('Its tracking number at UPS: 1Z 999 AA1 01 2345 6784');
    await emptyMailbox(shop);
    const unknown = await ship({ ...PARCEL, trackingNumber: '<b>by hand</b>' });
    expect(unknown.text).toContain('Its tracking number: <b>by hand</b>');
    expect(unknown.html).toContain('&lt;b&gt;by hand');
  });
});
