import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeLaceColor, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const relace = await makeService(shop.payload);
const photo = await makePhoto(shop.payload);

const stored = (id: string) => shop.payload.findByID({ collection: 'orders', id, depth: 0 });
const glove = (changes: object = {}) => ({ serviceId: relace.id, gloveDetails: 'Mitt', ...changes });
const form = (changes: object = {}) => ({
  customerName: 'Robin Shortstop',
  customerEmail: 'Robin@Test.example',
  customerPhone: '555',
  deliveryMethod: 'dropoff',
  shippingAddress: null,
  discountCode: null,
  items: [glove({ laceColorId: null, specialInstructions: null })],
  status: 'received',
  paymentStatus: 'pending',
  subtotal: 6500,
  total: 6500,
  discountAmount: 0,
  ...changes,
});
const create = (body: unknown, headers?: Record<string, string>) =>
  owner('POST', '/api/orders', body, headers);
const idOf = (body: unknown) => z.strictObject(orderAnswer.shape).parse(body).orderId;

describe("POST /api/orders, the owner's form", () => {
  it('stores totals as sent, and fills in service names and prices', async () => {
    const color = await makeLaceColor(shop.payload);
    const { id: customerId } = await makeCustomer(shop.payload);
    const { status, body } = await create(
      form({
        customerId,
        items: [glove({ laceColorId: color.id }), glove({ gloveDetails: 'Other' })],
        subtotal: 1,
        total: 2,
        discountAmount: 3,
        shippingCharge: 4,
        discountCode: 'friend5',
        trackingNumber: '',
      }),
    );
    expect(status).toBe(201);
    const id = idOf(body);
    expect(await stored(id)).toMatchObject({
      title: `Order ${orderNumber(id)}`,
      customer: customerId,
      customerEmail: 'robin@test.example',
      status: 'received',
      paymentStatus: 'pending',
      subtotal: 1,
      total: 2,
      discountAmount: 3,
      shippingCharge: 4,
      discountCode: 'FRIEND5',
      trackingNumber: null,
      items: [
        { serviceName: relace.name, price: 6500, laceColorName: color.name, gloveImages: [] },
        { serviceName: relace.name, price: 6500, laceColorName: null },
      ],
    });
  });

  it('is recognized by status or payment status, and starts with its own defaults', async () => {
    const { status: _status, ...paid } = form({ paymentStatus: 'succeeded' });
    expect(await stored(idOf((await create(paid)).body))).toMatchObject({ status: 'not_received' });
    const { paymentStatus: _payment, ...other } = form();
    expect(await stored(idOf((await create(other)).body))).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('answers 401 without a session and 403 to a customer, and stores nothing', async () => {
    const before = await shop.payload.count({ collection: 'orders' });
    const bodies = [form(), { status: null }, { paymentStatus: 'x' }, form({ paymentMethod: 'paypal' })];
    const customer = await customerClient(shop);
    for (const body of bodies) {
      expect((await clientWith(shop)('POST', '/api/orders', body)).status).toBe(401);
      expect((await customer('POST', '/api/orders', body)).status).toBe(403);
    }
    expect(await shop.payload.count({ collection: 'orders' })).toEqual(before);
  });

  it('returns the same order for the same key, even 10 times simultaneously', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(form(), headers)));
    const ids = new Set(answers.map(({ body }) => idOf(body)));
    expect(ids.size).toBe(1);
    expect(idOf((await create(form(), headers)).body)).toBe([...ids][0]);
  });

  it.each<[string, object, string, string]>([
    ['no name', { customerName: ' ' }, 'customerName', 'Name is required'],
    ['no phone', { customerPhone: undefined }, 'customerPhone', 'Phone is required'],
    ['a bad email', { customerEmail: 'robin' }, 'customerEmail', MESSAGES.invalidEmail],
    ['shipping without an address', { deliveryMethod: 'ship' }, 'shippingAddress', MESSAGES.addressRequired],
    ['no gloves', { items: [] }, 'items', MESSAGES.noGloves],
    ['an unknown customer', { customerId: randomUUID() }, 'customerId', MESSAGES.unknownCustomer],
  ])('rejects %s with 400 for the field and stores nothing', async (_name, changes, field, message) => {
    const before = await shop.payload.count({ collection: 'orders' });
    const { status, body } = await create(form(changes));
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await shop.payload.count({ collection: 'orders' })).toEqual(before);
  });

  it.each([
    { total: -1 },
    { subtotal: 0.5 },
    { total: '1' },
    { status: 'gone' },
    { paymentStatus: null },
    { discountAmount: -1 },
  ])('rejects %j with 400', async (changes) => {
    const { status, body } = await create(form(changes));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: { [Object.keys(changes)[0] ?? '']: expect.any(String) } },
    });
  });

  it('refuses amounts that would make sums wrong, here and in every form (rule 1.2)', async () => {
    const price = 10_000_000_000;
    const refusals = [
      ['/api/orders', form({ total: price }), 'total'],
      ['/api/orders', form({ shippingCharge: Number.MAX_SAFE_INTEGER }), 'shippingCharge'],
      [
        '/api/services',
        { name: 'Relace', description: 'All of the laces', category: 'repair', price },
        'price',
      ],
      ['/api/discounts', { code: 'HUGE', type: 'fixed', value: price }, 'value'],
    ] as const;
    for (const [path, body, field] of refusals) {
      const message = 'Enter an amount under $100,000,000';
      expect(await owner('POST', path, body)).toMatchObject({
        status: 400,
        body: { errors: { [field]: message } },
      });
    }
    expect((await create(form({ total: price - 1, paymentStatus: 'succeeded' }))).status).toBe(201);
    expect((await owner('GET', '/api/orders/stats')).status).toBe(200);
  });

  it('rejects an inactive, unknown, or malformed service with 400 for its glove', async () => {
    const { id: inactive } = await makeService(shop.payload, { active: false });
    for (const serviceId of [inactive, randomUUID(), '1']) {
      const { status, body } = await create(form({ items: [glove(), glove({ serviceId })] }));
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: { 'items.1.serviceId': 'Please select a valid service' } },
      });
    }
  });
});

describe('PATCH /api/orders/{id}', () => {
  const patch = (id: string, body: unknown) => owner('PATCH', `/api/orders/${id}`, body);

  it('accepts the whole form', async () => {
    const { id } = await makeOrder(shop.payload, relace.id);
    const { status, body } = await patch(id, form({ total: 77, status: 'shipped', trackingNumber: '1Z' }));
    expect(status).toBe(200);
    z.strictObject(versionAnswer.shape).parse(body);
    expect(await stored(id)).toMatchObject({ total: 77, status: 'shipped', trackingNumber: '1Z' });
  });

  it('leaves omitted fields unchanged', async () => {
    const { id: customer } = await makeCustomer(shop.payload);
    const order = await makeOrder(shop.payload, relace.id, {
      customer,
      trackingNumber: '1Z',
      deliveryMethod: 'ship',
      shippingAddress: '1 Main St\nDover, DE 19901',
      beforeImages: [photo],
      idempotencyKey: randomUUID(),
    });
    for (const [count, body] of [{}, { customerName: 'Sam' }].entries()) {
      expect((await patch(order.id, body)).status).toBe(200);
      const { updatedAt: _before, story: _beginning, ...before } = order;
      const { updatedAt: _after, story: _history, ...after } = await stored(order.id);
      // The search text changes together with the name.
      const searchText = 'customerName' in body ? expect.stringContaining(' sam ') : before.searchText;
      expect(after).toEqual({ ...before, ...body, searchText, version: count + 1 });
    }
  });

  it('changes one glove, and keeps the other with its photos and old price', async () => {
    const service = await makeService(shop.payload, { price: 3000 });
    const { id } = await makeOrder(shop.payload, service.id, {
      items: [
        { serviceId: service.id, gloveDetails: 'First glove', gloveImages: [photo] },
        { serviceId: service.id, gloveDetails: 'Second glove', gloveImages: [await makePhoto(shop.payload)] },
      ],
    });
    await shop.payload.update({
      collection: 'services',
      id: service.id,
      data: { price: 9900, name: 'Renamed', active: false },
    });
    const [first, second] = z.array(z.looseObject({ id: z.string() })).parse((await stored(id)).items);
    const items = [
      { id: second?.id, serviceId: service.id, gloveDetails: 'Second, changed' },
      { serviceId: relace.id, gloveDetails: 'A new one' },
    ];
    expect((await patch(id, { items })).status).toBe(200);
    expect((await stored(id)).items).toEqual([
      { ...second, gloveDetails: 'Second, changed' },
      expect.objectContaining({ serviceName: relace.name, price: 6500, gloveImages: [] }),
    ]);
    const back = await patch(id, { items: [{ id: first?.id, serviceId: service.id, gloveDetails: 'Back' }] });
    expect(back).toMatchObject({
      status: 400,
      body: { errors: { 'items.0.serviceId': MESSAGES.selectValidService } },
    });
  });

  it('matches gloves by position without IDs, and refuses a newly chosen inactive service', async () => {
    const { id } = await makeOrder(shop.payload, relace.id, {
      items: [{ serviceId: relace.id, gloveDetails: 'First glove', gloveImages: [photo] }],
    });
    expect((await patch(id, { items: [glove({ gloveDetails: 'Same' })] })).status).toBe(200);
    expect((await stored(id)).items).toMatchObject([{ gloveDetails: 'Same', gloveImages: [photo] }]);
    const color = await makeLaceColor(shop.payload, { active: false });
    expect(await patch(id, { items: [glove({ laceColorId: color.id })] })).toMatchObject({
      status: 400,
      body: { errors: { 'items.0.laceColorId': MESSAGES.selectLaceColor } },
    });
  });

  it('needs an address to ship, and has none for a drop-off', async () => {
    const { id } = await makeOrder(shop.payload, relace.id);
    expect(await patch(id, { deliveryMethod: 'ship' })).toMatchObject({
      status: 400,
      body: { errors: { shippingAddress: MESSAGES.addressRequired } },
    });
    expect((await patch(id, { deliveryMethod: 'ship', shippingAddress: '1 Main' })).status).toBe(200);
    expect((await patch(id, { shippingAddress: '' })).status).toBe(400);
    expect(await stored(id)).toMatchObject({ deliveryMethod: 'ship', shippingAddress: '1 Main' });
    expect((await patch(id, { deliveryMethod: 'drop-off' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ deliveryMethod: 'dropoff', shippingAddress: null });
  });

  it('links and unlinks an account, and rejects an unknown one with 400', async () => {
    const { id: customerId } = await makeCustomer(shop.payload);
    const { id } = await makeOrder(shop.payload, relace.id);
    await patch(id, { customerId });
    expect((await stored(id)).customer).toBe(customerId);
    expect((await patch(id, { customerId: randomUUID() })).status).toBe(400);
    await patch(id, { customerId: null });
    expect((await stored(id)).customer).toBeNull();
  });

  it('writes nothing if a change is refused, and ignores unknown fields', async () => {
    const order = await makeOrder(shop.payload, relace.id);
    expect((await patch(order.id, { customerName: 'Sam', total: -1 })).status).toBe(400);
    const body = {
      createdAt: '2001-01-01T00:00:00.000Z',
      paypalCaptureId: 'X',
      title: 'X',
      id: randomUUID(),
    };
    expect((await patch(order.id, body)).status).toBe(200);
    const { updatedAt: _before, ...before } = order;
    expect(await stored(order.id)).toMatchObject({ ...before, version: 1 });
  });
});
