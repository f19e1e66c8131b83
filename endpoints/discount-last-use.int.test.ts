import { randomUUID } from 'node:crypto';
import type { Where } from 'payload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { REPLACES_HEADER } from '#domain/orders/order-contract';
import { DAY_MS } from '#domain/wire/durations';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { followUnpaid } from '#server/payments/unpaid-orders';
import { call } from '#server/testing/call';
import { customerClient } from '#server/testing/client';
import { makeCustomer, makeDiscount, makeService, orderBody } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import type { Customer, Discount } from '../payload-types';

const { shop, paypal, owner, pay } = await paypalShop();
const service = await makeService(shop.payload, { price: 8000 });

const online = { paymentMethod: 'paypal' } as const;
const inPerson = { paymentMethod: 'pay_in_person' } as const;

interface Sent {
  key?: string;
  replaces?: string;
  at?: string;
}

function place(code: string, changes = {}, { key = randomUUID(), replaces, at = shop.url }: Sent = {}) {
  const headers = { [IDEMPOTENCY_HEADER]: key, ...(replaces && { [REPLACES_HEADER]: replaces }) };
  return call(`${at}/api/orders`, {
    body: orderBody(service.id, { discountCode: code, ...changes }),
    headers,
  });
}

const limited = async (limits: Partial<Discount> = { maxUses: 1 }) =>
  (await makeDiscount(shop.payload, { type: 'fixed', value: 500, ...limits })).code;

const usesOf = async (code: string) => {
  const where: Where = { and: [{ discountCode: { equals: code } }, { status: { not_equals: 'canceled' } }] };
  return (await shop.payload.count({ collection: 'orders', where })).totalDocs;
};

const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    [201, 400].map((status) => [status, answers.filter((each) => each.status === status).length]),
  );

const thirty = <Result>(make: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 30 }, (_, n) => make(n)));

describe('30 orders at once for the last uses of a code (rule 29.4)', () => {
  it.each([
    ['paid in person', inPerson],
    ['paid online', online],
  ])('one use left, %s: one gets it', async (_how, method) => {
    const code = await limited({ maxUses: 2 });
    expect((await place(code, method)).status).toBe(201);
    expect(statuses(await thirty(() => place(code, method)))).toEqual({ 201: 1, 400: 29 });
    expect(await usesOf(code)).toBe(2);
  });

  it('one use left while an order with a started payment holds the other', async () => {
    const code = await limited({ maxUses: 2 });
    const { orderId } = (await place(code, online)).body;
    expect((await pay.startPaying(String(orderId), { amount: '75.00' })).status).toBe(201);
    expect(statuses(await thirty(() => place(code, online)))).toEqual({ 201: 1, 400: 29 });
    expect(await usesOf(code)).toBe(2);
  });

  it('one use left, on two servers: one gets it', async () => {
    const beside = await startBeside(shop);
    onTestFinished(() => beside.close());
    const code = await limited({ maxUses: 2 });
    expect((await place(code, inPerson)).status).toBe(201);
    const answers = await thirty((n) => place(code, inPerson, { at: n % 2 ? beside.url : shop.url }));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 29 });
    expect(await usesOf(code)).toBe(2);
  });

  it('as many uses as orders: all get one', async () => {
    const code = await limited({ maxUses: 30, maxUsesPerCustomer: 1 });
    const answers = await thirty((n) => place(code, { customerEmail: `all${n}@test.example` }));
    expect(statuses(answers)).toEqual({ 201: 30, 400: 0 });
  });

  it('one use per customer: each of three customers gets one', async () => {
    const code = await limited({ maxUsesPerCustomer: 1 });
    const answers = await thirty((n) => place(code, { customerEmail: `each${n % 3}@test.example` }));
    expect(statuses(answers)).toEqual({ 201: 3, 400: 27 });
  });

  it('one order sent 30 times takes one use', async () => {
    const code = await limited();
    const key = randomUUID();
    const answers = await thirty(() => place(code, inPerson, { key }));
    expect(statuses(answers)).toEqual({ 201: 30, 400: 0 });
    expect([new Set(answers.map(({ body }) => body.orderId)).size, await usesOf(code)]).toEqual([1, 1]);
  });
});

describe('the last use of a code', () => {
  it('comes back when an unpaid order is canceled', async () => {
    const code = await limited();
    const { orderId } = (await place(code, online)).body;
    await pay.startPaying(String(orderId), { amount: '75.00' });
    expect((await place(code, online)).status).toBe(400);
    const cancel = { refund: null, notify: false };
    expect((await owner('POST', `/api/orders/${orderId}/cancel`, cancel)).status).toBe(200);
    expect((await place(code, online)).status).toBe(201);
  });

  it('comes back when the shop closes an order nobody paid', async () => {
    const code = await limited();
    const { orderId } = (await place(code, online)).body;
    for (const days of [14, 15])
      await followUnpaid(shop.payload, new Date(Date.now() + days * DAY_MS), () => undefined);
    expect((await pay.readOrder(String(orderId))).status).toBe('canceled');
    expect((await place(code, online)).status).toBe(201);
  });

  it('is still its own when the customer applies the code again (rule 29.5)', async () => {
    const code = await limited({ maxUses: 1, maxUsesPerCustomer: 1 });
    const key = randomUUID();
    const { orderId } = (await place(code, online, { key })).body;
    const verify = (headers = {}) => call(`${shop.url}/api/discounts/verify`, { body: { code }, headers });
    expect((await verify()).body).toEqual({ valid: false });
    expect((await verify({ [REPLACES_HEADER]: key })).body).toMatchObject({ valid: true });
    expect((await place(code, online, { key })).body.orderId).toBe(orderId);
    const payment = String((await pay.startPaying(String(orderId), { amount: '75.00' })).body.id);
    paypal.approve(payment);
    await pay.capture(payment);
    expect((await verify({ [REPLACES_HEADER]: key })).body).toEqual({ valid: false });
  });

  it("names the signed-in customer's own unpaid order that holds it (rule 29.5)", async () => {
    const code = await limited();
    const customer = await makeCustomer(shop.payload);
    const { orderId } = (await place(code, { ...online, customerEmail: customer.email })).body;
    const verifyAs = async (who: Customer) =>
      (await (await customerClient(shop, who))('POST', '/api/discounts/verify', { code })).body;
    expect(await verifyAs(customer)).toEqual({ valid: false, unpaidOrder: orderId });
    expect(await verifyAs(await makeCustomer(shop.payload))).toEqual({ valid: false });
  });

  it('goes from a replaced order to the new one', async () => {
    const code = await limited({ maxUses: 1, maxUsesPerCustomer: 1 });
    const key = randomUUID();
    const former = (await place(code, online, { key })).body.orderId;
    const changed = await place(code, { ...online, customerName: 'Changed Mind' }, { replaces: key });
    expect(changed.status).toBe(201);
    expect((await pay.readOrder(String(former))).status).toBe('canceled');
    expect(await usesOf(code)).toBe(1);
  });

  it('goes to one of 30 orders that replace the same one', async () => {
    const code = await limited();
    const key = randomUUID();
    await place(code, online, { key });
    const answers = await thirty(() => place(code, online, { replaces: key }));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 29 });
    expect(await usesOf(code)).toBe(1);
  });

  it('stays with a replaced order that was paid', async () => {
    const code = await limited();
    const key = randomUUID();
    const { orderId } = (await place(code, online, { key })).body;
    const payment = String((await pay.startPaying(String(orderId), { amount: '75.00' })).body.id);
    paypal.approve(payment);
    await pay.capture(payment);
    expect((await place(code, online, { replaces: key })).status).toBe(400);
    expect(await usesOf(code)).toBe(1);
  });

  it('is free at once after an order was refused for another reason', async () => {
    const code = await limited();
    const gone = {
      items: [
        {
          serviceId: service.id,
          gloveDetails: 'A 12 inch glove',
          gloveImages: [`/media/${randomUUID()}.webp`],
        },
      ],
    };
    expect((await place(code, { ...inPerson, ...gone })).body).toMatchObject({ code: 'PHOTO_GONE' });
    expect((await place(code, inPerson)).status).toBe(201);
  });

  it('held by a process that died comes back after ten minutes', async () => {
    const code = await limited();
    const { docs } = await shop.payload.find({ collection: 'discounts', where: { code: { equals: code } } });
    const until = (ms: number) => new Date(Date.now() + ms).toISOString();
    const hold = { id: randomUUID(), key: randomUUID(), who: [] };
    const id = String(docs[0]?.id);
    const holding = (ms: number) => ({ holds: [{ ...hold, until: until(ms) }], round: 1 });
    await shop.payload.db.create({ collection: 'discount-holds', data: { id, ...holding(60_000) } });
    expect((await place(code, inPerson)).status).toBe(400);
    expect((await place(code, inPerson, { key: hold.key })).status).toBe(201);
    const order = (
      await shop.payload.find({ collection: 'orders', where: { discountCode: { equals: code } } })
    ).docs[0];
    await owner('PATCH', `/api/orders/${order?.id}/status`, { status: 'canceled' });
    await setRow(shop.payload, 'discount-holds', id, holding(-1));
    expect((await place(code, inPerson)).status).toBe(201);
  });
});
