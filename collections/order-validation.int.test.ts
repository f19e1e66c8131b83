import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { storedOrderItems } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { MESSAGES } from '#domain/words/shop-texts';
import { asAdmin } from '#server/testing/callers';
import { makeDiscount, makeLaceColor, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { refusal } from '#server/testing/refusal';
import { testShop } from '#server/testing/test-shop';

const gloveDetails = 'A 12 inch infield glove, right hand throw';

const shop = await testShop();
const admin = await asAdmin(shop.payload);
const relace = await makeService(shop.payload);
const photo = await makePhoto(shop.payload);

const order = (data: Parameters<typeof makeOrder>[2] = {}) => makeOrder(shop.payload, relace.id, data, admin);
const stored = (id: string) => shop.payload.findByID({ collection: 'orders', id, depth: 0 });

describe('an order created in the editor', () => {
  it('is priced from its services, whatever the form sends', async () => {
    const { code } = await makeDiscount(shop.payload, { value: 1000 });
    const forged = { subtotal: 1, total: 1, discountAmount: 9999, shippingCharge: 0 };
    const item = { serviceId: relace.id, gloveDetails, price: 1, serviceName: 'Cheap' };
    const data = {
      ...forged,
      items: [item, item],
      discountCode: code.toLowerCase(),
      deliveryMethod: 'ship' as const,
      shippingAddress: '1 Main St',
    };
    const { id } = await order(data);
    expect(await stored(id)).toMatchObject({
      subtotal: 13_000,
      discountAmount: 1300,
      shippingCharge: 1500,
      total: 13_200,
      discountCode: code,
      items: [
        { price: 6500, serviceName: relace.name },
        { price: 6500, serviceName: relace.name },
      ],
    });
  });

  it('keeps the statuses from the form', async () => {
    const { id } = await order({ status: 'in-progress', paymentStatus: 'failed' });
    expect(await stored(id)).toMatchObject({ status: 'in-progress', paymentStatus: 'failed', total: 6500 });
  });

  it('starts as not received and paid by default (rule 7.5)', async () => {
    const { id } = await order({ status: undefined, paymentStatus: undefined });
    expect(await stored(id)).toMatchObject({ status: 'not_received', paymentStatus: 'succeeded' });
  });

  it('needs no key of its own', async () => {
    const made = await Promise.all([order(), order(), order({ idempotencyKey: null })]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps its price when a service or the order changes', async () => {
    const service = await makeService(shop.payload, { price: 3000 });
    const { id } = await order({ items: [{ serviceId: service.id, gloveDetails }] });
    await shop.payload.update({ collection: 'services', id: service.id, data: { price: 9900 } });
    await shop.payload.update({
      collection: 'orders',
      id,
      data: { status: 'shipped', trackingNumber: '1Z' },
      ...admin,
    });
    expect(await stored(id)).toMatchObject({ total: 3000, status: 'shipped', items: [{ price: 3000 }] });
  });
});

describe('a refused order', () => {
  it('names an inactive service, color, or discount', async () => {
    const service = await makeService(shop.payload, { active: false });
    const color = await makeLaceColor(shop.payload, { active: false });
    expect(await refusal(order({ items: [{ serviceId: service.id, gloveDetails }] }))).toEqual({
      'items.0.serviceId': MESSAGES.selectService,
    });
    expect(
      await refusal(order({ items: [{ serviceId: relace.id, laceColorId: color.id, gloveDetails }] })),
    ).toEqual({
      'items.0.laceColorId': MESSAGES.selectLaceColor,
    });
    expect(await refusal(order({ discountCode: 'NOPE' }))).toEqual({
      discountCode: MESSAGES.invalidDiscount,
    });
  });

  it.each([
    ['customerName', ' ', 'Enter a name'],
    ['customerEmail', 'robin', MESSAGES.invalidEmail],
    ['customerPhone', '', 'Enter a phone number'],
    ['items', [], MESSAGES.noGloves],
    ['beforeImages', ['https://elsewhere.example/a.jpg'], MESSAGES.foreignImage],
    ['afterImages', ['/media/../x'], MESSAGES.foreignImage],
  ])('rejects %s %j: %s', async (field, value, message) => {
    expect(await refusal(order({ [field]: value }))).toEqual({ [field]: message });
  });

  it.each([
    ['status', 'lost'],
    ['paymentStatus', 'maybe'],
    ['deliveryMethod', 'drone'],
  ])('rejects %s %s as a choice', async (field, value) => {
    expect(Object.keys(await refusal(order({ [field]: value })))).toContain(field);
  });

  it('rejects empty or broken gloves on a stored order', async () => {
    const { id } = await order();
    for (const items of [[], {}, 'none', [{}], null]) {
      const update = shop.payload.update({ collection: 'orders', id, data: { items }, ...admin });
      expect(Object.keys(await refusal(update))).toEqual(['items']);
    }
  });

  it.each([
    ['afterImages', Array(51).fill(photo), MESSAGES.tooManyWorkPhotos],
    ['trackingNumber', 'x'.repeat(201), MESSAGES.lineTooLong],
    ['discountCode', 'x'.repeat(201), MESSAGES.lineTooLong],
  ])("has the calls' limits when its %s is changed", async (field, value, message) => {
    const { id } = await order();
    const update = shop.payload.update({ collection: 'orders', id, data: { [field]: value }, ...admin });
    expect(await refusal(update)).toEqual({ [field]: message });
  });

  it.each([
    { serviceName: 'x'.repeat(201) },
    { price: 10_000_000_000 },
    { specialInstructions: 'x'.repeat(4001) },
    { gloveImages: Array(6).fill(photo) },
  ])('rejects a changed glove that no call would accept: %j', async (changes) => {
    const { id } = await order();
    const items = storedOrderItems.parse((await stored(id)).items).map((item) => ({ ...item, ...changes }));
    const update = shop.payload.update({ collection: 'orders', id, data: { items }, ...admin });
    expect(Object.keys(await refusal(update))).toEqual(['items']);
  });

  it('keeps the number it was placed with', async () => {
    const { id, title } = await order({ title: 'ANOTHER' });
    expect(title).toBe(orderTitle(id));
    await shop.payload.update({ collection: 'orders', id, data: { title: 'ANOTHER' }, ...admin });
    expect((await stored(id)).title).toBe(title);
  });

  it('requires a stored total in whole cents of at least 0', async () => {
    const { id } = await order();
    for (const total of [-1, 0.5]) {
      const update = shop.payload.update({ collection: 'orders', id, data: { total }, ...admin });
      expect(Object.keys(await refusal(update))).toEqual(['total']);
    }
  });

  it("uses the form's message for short glove details", async () => {
    const errors = await refusal(order({ items: [{ serviceId: relace.id, gloveDetails: 'short' }] }));
    expect(Object.values(errors)).toEqual([MESSAGES.gloveDetailsTooShort]);
  });
});

describe("an order that can't be priced", () => {
  const finished = {
    id: randomUUID(),
    serviceName: 'For free',
    price: 0,
    laceColorId: null,
    laceColorName: null,
    gloveDetails,
    specialInstructions: null,
    gloveImages: [],
  };

  it.each([
    ['short glove details', { gloveDetails: 'short' }],
    ['a malformed service', { serviceId: 'free' }],
    ['a foreign photo', { gloveImages: ['https://elsewhere.example/a.jpg'] }],
  ])('never stores a price sent with it: %s', async (_name, changes) => {
    const before = await shop.payload.count({ collection: 'orders' });
    await order({ items: [{ ...finished, serviceId: relace.id, ...changes }], total: 0, subtotal: 0 }).catch(
      () => null,
    );
    expect(await shop.payload.count({ collection: 'orders' })).toEqual(before);
  });
});
