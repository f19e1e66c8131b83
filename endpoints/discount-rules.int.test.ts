import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { discountView } from '#domain/discounts/discount-contract';
import { HOUR_MS } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeDiscount, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { refusal } from '#server/testing/refusal';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const visitor = clientWith(shop);
const service = await makeService(shop.payload, { price: 6500 });

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const place = (code: string, changes = {}) =>
  call(`${shop.url}/api/orders`, {
    body: orderBody(service.id, { discountCode: code, ...changes }),
    headers: { 'Idempotency-Key': randomUUID() },
  });
const verify = async (code: string) => (await visitor('POST', '/api/discounts/verify', { code })).body;
const listed = async (code: string) => {
  const discounts = z.array(discountView).parse((await owner('GET', '/api/discounts')).body);
  return discounts.find((discount) => discount.code === code);
};
const refused = {
  status: 400,
  body: { code: 'DISCOUNT_INVALID', errors: { discountCode: MESSAGES.invalidDiscount } },
};
const form = (changes = {}) => ({
  code: `R${randomUUID().slice(0, 8)}`,
  type: 'fixed',
  value: 500,
  ...changes,
});

describe('dates of a discount code (rule 29.1)', () => {
  it.each([
    [{ startsAt: inHours(-1) }, true],
    [{ startsAt: inHours(1) }, false],
    [{ endsAt: inHours(1) }, true],
    [{ endsAt: inHours(-1) }, false],
    [{ startsAt: inHours(-2), endsAt: inHours(2) }, true],
  ])('%j is valid: %j', async (dates, isValid) => {
    const { code } = await makeDiscount(shop.payload, dates);
    expect(await verify(code)).toMatchObject({ valid: isValid });
    expect(await place(code)).toMatchObject(isValid ? { status: 201 } : refused);
  });

  it("takes moments and the shop's days, and shows both", async () => {
    const days = form({ startsAt: '2026-12-01', endsAt: '2026-12-24' });
    const moments = form({ startsAt: '2026-12-01T10:00:00-05:00', endsAt: '2026-12-24T10:00:00Z' });
    for (const body of [days, moments])
      expect((await owner('POST', '/api/discounts', body)).status).toBe(201);
    expect(await listed(days.code.toUpperCase())).toMatchObject({
      startsAt: new Date('2026-12-01T00:00:00').toISOString(),
      endsAt: new Date('2026-12-24T23:59:59.999').toISOString(),
      startDay: '2026-12-01',
      endDay: '2026-12-24',
    });
    expect(await listed(moments.code.toUpperCase())).toMatchObject({
      startsAt: '2026-12-01T15:00:00.000Z',
      endsAt: '2026-12-24T10:00:00.000Z',
    });
  });

  it('refuses an end before the start, in one call or two, and in the editor', async () => {
    const body = form({ startsAt: '2026-12-02', endsAt: '2026-12-01' });
    const wrong = { status: 400, body: { errors: { endsAt: expect.any(String) } } };
    expect(await owner('POST', '/api/discounts', body)).toMatchObject(wrong);
    const { id } = await makeDiscount(shop.payload, { startsAt: '2026-12-02T00:00:00.000Z' });
    expect(await owner('PATCH', `/api/discounts/${id}`, { endsAt: '2026-11-01' })).toMatchObject(wrong);
    const data = { endsAt: '2026-11-01T00:00:00.000Z' };
    await expect(shop.payload.update({ collection: 'discounts', id, data })).rejects.toThrow('end');
  });

  it("refuses a year in the editor that the dashboard's list can't read", async () => {
    const { id } = await makeDiscount(shop.payload);
    const data = { endsAt: '+010000-01-01T04:59:59.999Z' };
    expect(await refusal(shop.payload.update({ collection: 'discounts', id, data }))).toEqual({
      endsAt: MESSAGES.paidDay,
    });
  });
});

describe('the minimum of a discount code (rule 29.2)', () => {
  it.each([
    [6500, true],
    [6501, false],
  ])('%d cents for one glove of 6500: %j', async (minSubtotal, isEnough) => {
    const { code } = await makeDiscount(shop.payload, { minSubtotal });
    expect(await verify(code)).toEqual({
      valid: true,
      discount: { type: 'percentage', value: 1000, minSubtotal },
    });
    expect(await place(code)).toMatchObject(isEnough ? { status: 201 } : refused);
  });
});

describe('the limits of a discount code (rule 29.3)', () => {
  it('counts orders that are not canceled, and shows them to the owner', async () => {
    const { code } = await makeDiscount(shop.payload, { maxUses: 2 });
    const [first, second] = [await place(code), await place(code)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await listed(code)).toMatchObject({ maxUses: 2, uses: 2 });
    expect([await verify(code), await place(code)]).toMatchObject([{ valid: false }, refused]);
    await owner('PATCH', `/api/orders/${first.body.orderId}/status`, { status: 'canceled' });
    expect(await listed(code)).toMatchObject({ uses: 1 });
    expect([await verify(code), await place(code)]).toMatchObject([{ valid: true }, { status: 201 }]);
  });

  it('a reinstated order takes a use, even if none is left', async () => {
    const { code } = await makeDiscount(shop.payload, { maxUses: 1 });
    const { orderId } = (await place(code)).body;
    await owner('PATCH', `/api/orders/${orderId}/status`, { status: 'canceled' });
    expect((await place(code)).status).toBe(201);
    await owner('PATCH', `/api/orders/${orderId}/status`, { status: 'received' });
    expect(await listed(code)).toMatchObject({ maxUses: 1, uses: 2 });
    expect(await place(code)).toMatchObject(refused);
  });

  it("the owner's own orders count, but are never refused", async () => {
    const { code } = await makeDiscount(shop.payload, { maxUses: 1 });
    for (const customerName of ['One', 'Two'])
      await makeOrder(shop.payload, service.id, { customerName, discountCode: code });
    expect(await listed(code)).toMatchObject({ uses: 2 });
    expect(await place(code)).toMatchObject(refused);
  });

  it('per customer, guests count by email in any case', async () => {
    const { code } = await makeDiscount(shop.payload, { maxUsesPerCustomer: 1 });
    expect((await place(code, { customerEmail: 'Guest@Test.example' })).status).toBe(201);
    expect(await place(code, { customerEmail: 'guest@test.EXAMPLE' })).toMatchObject(refused);
    expect((await place(code, { customerEmail: 'other@test.example' })).status).toBe(201);
  });

  it('per customer, an account counts by itself and by its email', async () => {
    const { code } = await makeDiscount(shop.payload, { maxUsesPerCustomer: 1 });
    const customer = await makeCustomer(shop.payload);
    const client = await customerClient(shop, customer);
    const order = (changes = {}) =>
      orderBody(service.id, { discountCode: code, customerId: customer.id, ...changes });
    expect((await client('POST', '/api/orders', order({ customerEmail: 'kim@test.example' }))).status).toBe(
      201,
    );
    expect(await client('POST', '/api/orders', order({ customerEmail: customer.email }))).toMatchObject(
      refused,
    );
    expect(await place(code, { customerEmail: customer.email })).toMatchObject(refused);
    expect(await place(code, { customerEmail: 'kim@test.example' })).toMatchObject(refused);
    expect((await client('POST', '/api/discounts/verify', { code })).body).toEqual({ valid: false });
    expect(await verify(code)).toMatchObject({ valid: true });
  });

  it('a code refused for its limit makes no account', async () => {
    const { code } = await makeDiscount(shop.payload, { maxUses: 1 });
    await place(code);
    const customerEmail = 'late@test.example';
    expect(await place(code, { customerEmail, customerPassword: 'secret-1' })).toMatchObject(refused);
    expect((await place('', { customerEmail, customerPassword: 'secret-1' })).status).toBe(201);
  });
});

describe('PATCH /api/discounts/{id}', () => {
  it('changes and clears dates, limits, and the minimum, and nothing else', async () => {
    const { id, code } = await makeDiscount(shop.payload);
    const set = {
      startsAt: null,
      endsAt: '2030-01-31',
      maxUses: 50,
      maxUsesPerCustomer: 1,
      minSubtotal: 5000,
    };
    expect((await owner('PATCH', `/api/discounts/${id}`, set)).status).toBe(200);
    expect(await listed(code)).toMatchObject({
      ...set,
      endsAt: expect.any(String),
      endDay: '2030-01-31',
      active: 1,
    });
    const none = { startsAt: null, endsAt: null, maxUses: null, maxUsesPerCustomer: null, minSubtotal: null };
    expect((await owner('PATCH', `/api/discounts/${id}`, none)).status).toBe(200);
    expect(await listed(code)).toMatchObject({ ...none, active: 1, value: 1000 });
  });

  it.each([
    ['maxUses', 0],
    ['maxUses', 1.5],
    ['maxUses', '3'],
    ['maxUsesPerCustomer', -1],
    ['maxUsesPerCustomer', 1_000_001],
    ['minSubtotal', -1],
    ['minSubtotal', 0.5],
    ['startsAt', 'tomorrow'],
    ['startsAt', '2026-02-30'],
    ['endsAt', '2026-01-01T10:00:00'],
    ['endsAt', 5],
    ['endsAt', '9999-12-31T23:59:59-05:00'],
    ['startsAt', '0000-01-01'],
  ])('refuses %s %j', async (field, value) => {
    const { id } = await makeDiscount(shop.payload);
    const wrong = { status: 400, body: { errors: { [field]: expect.any(String) } } };
    expect(await owner('PATCH', `/api/discounts/${id}`, { [field]: value })).toMatchObject(wrong);
    expect(await owner('POST', '/api/discounts', form({ [field]: value }))).toMatchObject(wrong);
  });
});
