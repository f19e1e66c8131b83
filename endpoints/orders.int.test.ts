import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { MESSAGES } from '#domain/words/shop-texts';
import { makeDiscount, makeLaceColor, makeService, orderBody } from '#server/testing/factories';
import { orderShop } from '#server/testing/order-shop';

const { shop, relace, place, stored } = await orderShop();

describe('POST /api/orders, accepted', () => {
  it('stores a drop-off order paid in person and returns its ID', async () => {
    const color = await makeLaceColor(shop.payload);
    const { status, body } = await place(
      orderBody(relace.id, {
        items: [
          {
            serviceId: relace.id,
            laceColorId: color.id,
            gloveDetails: 'Infield glove, 11.5 inch',
            specialInstructions: ' Keep the knots ',
          },
        ],
      }),
    );
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['orderId', 'trackPath']);
    const order = await stored(body.orderId);
    expect(order).toMatchObject({
      title: `Order ${orderNumber(order.id)}`,
      status: 'not_received',
      paymentStatus: 'pending',
      subtotal: 6500,
      discountAmount: 0,
      shippingCharge: 0,
      total: 6500,
      customerEmail: 'robin@test.example',
      items: [
        {
          serviceName: relace.name,
          price: 6500,
          laceColorName: color.name,
          specialInstructions: 'Keep the knots',
        },
      ],
    });
  });

  it('charges shipping, and waits for payment of a shipped order', async () => {
    const { body } = await place(
      orderBody(relace.id, {
        deliveryMethod: 'ship',
        paymentMethod: 'paypal',
        shippingAddress: '1 Main St\nDover, DE 19901',
      }),
    );
    expect(await stored(body.orderId)).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
      shippingCharge: 1500,
      total: 8000,
      shippingAddress: '1 Main St\nDover, DE 19901',
    });
  });

  it('adds up several gloves, and takes off a percentage, half a cent up', async () => {
    const odd = await makeService(shop.payload, { price: 1005 });
    const { code } = await makeDiscount(shop.payload, { value: 1000 });
    const item = { serviceId: odd.id, gloveDetails: 'A glove of some kind' };
    const { body } = await place(orderBody(odd.id, { items: [item], discountCode: code.toLowerCase() }));
    expect(await stored(body.orderId)).toMatchObject({
      subtotal: 1005,
      discountAmount: 101,
      total: 904,
      discountCode: code,
    });
    const two = await place(orderBody(odd.id, { items: [item, item] }));
    expect(await stored(two.body.orderId)).toMatchObject({ subtotal: 2010, total: 2010 });
  });

  it('needs no payment if nothing is due', async () => {
    const { code } = await makeDiscount(shop.payload, { type: 'fixed', value: 99_999 });
    const { body } = await place(orderBody(relace.id, { discountCode: code, paymentMethod: 'paypal' }));
    expect(await stored(body.orderId)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      total: 0,
    });
  });

  it.each([
    { deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person', shippingAddress: null },
    { deliveryMethod: 'dropoff', paymentMethod: 'paypal', shippingAddress: null },
    {
      deliveryMethod: 'ship',
      paymentMethod: 'paypal',
      shippingAddress: '25 Main Street\nCooperstown, NY 13326',
    },
  ] as const)('is paid if nothing is due: $deliveryMethod, $paymentMethod', async (choice) => {
    const { code } = await makeDiscount(shop.payload, { type: 'fixed', value: 99_999 });
    const { body } = await place(orderBody(relace.id, { discountCode: code, ...choice }));
    expect(await stored(body.orderId)).toMatchObject({
      status: 'not_received',
      paymentStatus: 'succeeded',
      total: 0,
    });
  });

  it('ignores prices in the body', async () => {
    const { body } = await place({
      ...orderBody(relace.id),
      subtotal: 1,
      total: 1,
      discountAmount: 6499,
      shippingCharge: 0,
    });
    expect(await stored(body.orderId)).toMatchObject({ subtotal: 6500, total: 6500, discountAmount: 0 });
  });

  it('keeps its price when the service changes later', async () => {
    const service = await makeService(shop.payload, { price: 3000 });
    const { body } = await place(orderBody(service.id));
    await shop.payload.update({ collection: 'services', id: service.id, data: { price: 9900 } });
    expect(await stored(body.orderId)).toMatchObject({ total: 3000, items: [{ price: 3000 }] });
  });

  it('accepts drop-off for dropoff', async () => {
    const { body } = await place({ ...orderBody(relace.id), deliveryMethod: 'drop-off' });
    expect(await stored(body.orderId)).toMatchObject({ deliveryMethod: 'dropoff' });
  });
});

describe('POST /api/orders, refused', () => {
  it('rejects wrong fields with 400, names each, and stores nothing', async () => {
    const before = await shop.payload.count({ collection: 'orders' });
    const items = [{ serviceId: relace.id, gloveDetails: 'short' }];
    expect(await place({ ...orderBody(relace.id), customerName: 'R', items })).toMatchObject({
      status: 400,
      body: {
        errors: {
          customerName: MESSAGES.nameTooShort,
          'items.0.gloveDetails': MESSAGES.gloveDetailsTooShort,
        },
      },
    });
    expect(await shop.payload.count({ collection: 'orders' })).toEqual(before);
  });

  it.each([
    ['serviceId', { serviceId: randomUUID() }, MESSAGES.selectService],
    ['laceColorId', { laceColorId: randomUUID() }, MESSAGES.selectLaceColor],
  ])('rejects an unknown %s with 400', async (field, changes, message) => {
    const item = { serviceId: relace.id, gloveDetails: 'Infield glove, 11.5 inch', ...changes };
    expect(await place({ ...orderBody(relace.id), items: [item] })).toMatchObject({
      status: 400,
      body: { errors: { [`items.0.${field}`]: message } },
    });
  });

  it('rejects an inactive service, color, or discount with 400', async () => {
    const service = await makeService(shop.payload, { active: false });
    const color = await makeLaceColor(shop.payload, { active: false });
    const { code } = await makeDiscount(shop.payload, { active: false });
    const refused = await place(orderBody(service.id, { discountCode: code }));
    expect(refused.body).toMatchObject({
      errors: { 'items.0.serviceId': MESSAGES.selectService, discountCode: MESSAGES.invalidDiscount },
    });
    const item = { serviceId: relace.id, laceColorId: color.id, gloveDetails: 'Infield glove' };
    expect((await place(orderBody(relace.id, { items: [item] }))).body).toMatchObject({
      errors: { 'items.0.laceColorId': MESSAGES.selectLaceColor },
    });
  });

  it('rejects a lace color on a repair with 400', async () => {
    const repair = await makeService(shop.payload, { category: 'repair' });
    const color = await makeLaceColor(shop.payload);
    const item = { serviceId: repair.id, laceColorId: color.id, gloveDetails: 'Infield glove' };
    const { status, body } = await place(orderBody(repair.id, { items: [item] }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: { 'items.0.laceColorId': MESSAGES.laceOnlyForRelacing } },
    });
  });

  it('has a separate code if only the discount code is wrong', async () => {
    const answer = async (changes: object) =>
      (await place({ ...orderBody(relace.id), discountCode: 'NOPE', ...changes })).body.code;
    expect(await answer({})).toBe('DISCOUNT_INVALID');
    expect(await answer({ discountCode: 'see https://evil.example' })).toBe('DISCOUNT_INVALID');
    expect(await answer({ items: [{ serviceId: randomUUID(), gloveDetails: 'Infield glove' }] })).toBe(
      'VALIDATION',
    );
  });

  it('has the request ID in every error', async () => {
    const { body, headers } = await place({});
    expect(body.requestId).toBe(headers.get('x-request-id'));
  });
});
