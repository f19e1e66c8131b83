import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { ITEMS_MAX, idempotencyKey, orderRequest, storedOrderItems } from './order-contract';

const id = '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f';
const item = { serviceId: id, gloveDetails: 'A 12 inch infield glove' };
const dropOff = {
  customerName: 'Robin Shortstop',
  customerEmail: 'robin@test.example',
  customerPhone: '555 010 2030',
  deliveryMethod: 'dropoff',
  paymentMethod: 'pay_in_person',
  items: [item],
};
const ship = {
  ...dropOff,
  deliveryMethod: 'ship',
  paymentMethod: 'paypal',
  shippingAddress: '1 Main St\nDover, DE 19901',
};

function errorsOf(body: unknown): Record<string, string> {
  const issues = orderRequest.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('orderRequest, accepted', () => {
  it('fills in defaults for missing optional keys', () => {
    expect(orderRequest.parse(dropOff)).toEqual({
      ...dropOff,
      shippingAddress: null,
      discountCode: null,
      customerId: null,
      items: [{ ...item, laceColorId: null, specialInstructions: null, gloveImages: [] }],
    });
  });

  it('accepts null for every optional key', () => {
    const nulls = { shippingAddress: null, discountCode: null, customerId: null };
    const glove = { ...item, laceColorId: null, specialInstructions: null };
    expect(errorsOf({ ...dropOff, ...nulls, items: [glove] })).toEqual({});
  });

  it('treats empty optional text as missing', () => {
    const order = orderRequest.parse({
      ...dropOff,
      discountCode: '  ',
      shippingAddress: '',
      items: [{ ...item, specialInstructions: ' ' }],
    });
    expect([order.discountCode, order.shippingAddress, order.items[0]?.specialInstructions]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('accepts drop-off for dropoff', () => {
    expect(orderRequest.parse({ ...dropOff, deliveryMethod: 'drop-off' }).deliveryMethod).toBe('dropoff');
  });

  it('drops prices, statuses, and anything else in the body', () => {
    const order = orderRequest.parse({
      ...dropOff,
      total: 1,
      subtotal: 1,
      status: 'shipped',
      paymentStatus: 'succeeded',
      id,
    });
    expect(Object.keys(order).sort()).toEqual([
      'customerEmail',
      'customerId',
      'customerName',
      'customerPhone',
      'deliveryMethod',
      'discountCode',
      'items',
      'paymentMethod',
      'shippingAddress',
    ]);
    const [glove] = orderRequest.parse({ ...dropOff, items: [{ ...item, price: 1, id }] }).items;
    expect(glove).not.toHaveProperty('price');
    expect(glove).not.toHaveProperty('id');
  });

  it('accepts a shipped order paid online, and a drop-off paid either way', () => {
    expect(errorsOf(ship)).toEqual({});
    expect(errorsOf({ ...dropOff, paymentMethod: 'paypal' })).toEqual({});
  });

  it(`takes up to ${ITEMS_MAX} gloves and 5 photos each`, () => {
    expect(errorsOf({ ...dropOff, items: Array.from({ length: 20 }, () => item) })).toEqual({});
    const gloveImages = ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg', '/media/d.jpg', '/media/e.jpg'];
    expect(errorsOf({ ...dropOff, items: [{ ...item, gloveImages }] })).toEqual({});
  });
});

describe('orderRequest, rejected', () => {
  it.each([
    ['customerName', 'R', 'Name must be at least 2 characters'],
    ['customerName', undefined, MESSAGES.nameTooShort],
    ['customerEmail', 'robin', 'Please enter a valid email'],
    ['customerPhone', '555 0102', 'Please enter a valid phone number'],
    ['deliveryMethod', undefined, MESSAGES.deliveryMethod],
    ['deliveryMethod', 'pickup', MESSAGES.deliveryMethod],
    ['deliveryMethod', 'toString', MESSAGES.deliveryMethod],
    ['paymentMethod', 'cash', MESSAGES.paymentMethod],
    ['paymentMethod', undefined, MESSAGES.paymentMethod],
    ['customerPassword', '12345', 'Password must be at least 6 characters'],
    ['items', undefined, MESSAGES.noGloves],
    ['items', {}, MESSAGES.noGloves],
    ['items', [], MESSAGES.noGloves],
    ['items', Array.from({ length: 21 }, () => item), MESSAGES.tooManyGloves],
    ['discountCode', 5, MESSAGES.enterText],
    ['shippingAddress', {}, MESSAGES.enterText],
  ])('rejects %s %j: %s', (field, value, message) => {
    expect(errorsOf({ ...dropOff, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['serviceId', '', 'Please select a service'],
    ['serviceId', undefined, MESSAGES.selectService],
    ['laceColorId', 'none', MESSAGES.selectLaceColor],
    ['gloveDetails', '  short  ', 'Please provide details about your glove'],
    ['gloveDetails', undefined, MESSAGES.gloveDetailsTooShort],
    ['specialInstructions', 'x'.repeat(4001), MESSAGES.textTooLong],
    ['gloveImages', Array.from({ length: 6 }, () => '/media/a.jpg'), MESSAGES.tooManyPhotos],
  ])('rejects a glove with %s %j: %s', (field, value, message) => {
    expect(errorsOf({ ...dropOff, items: [{ ...item, [field]: value }] })).toEqual({
      [`items.0.${field}`]: message,
    });
  });

  inputs([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    '/media/',
    '/media/../secret',
    '/media/.secret',
    '/media/a/b.jpg',
    '/media/a.jpg?x',
    '/media/a.jpg\n',
    'javascript:alert(1)',
  ])(
    'rejects a photo at %j',
    (image) => errorsOf({ ...dropOff, items: [{ ...item, gloveImages: [image] }] }),
    {
      'items.0.gloveImages.0': MESSAGES.foreignImage,
    },
  );

  it.each([undefined, null, '', '  \n '])('requires all address fields to ship to %j', (shippingAddress) => {
    expect(errorsOf({ ...ship, shippingAddress })).toEqual({
      shippingAddress: 'All shipping address fields are required when shipping',
    });
  });

  it('rejects paying in person for a shipped order', () => {
    expect(errorsOf({ ...ship, paymentMethod: 'pay_in_person' })).toEqual({
      paymentMethod: MESSAGES.shipNeedsOnlinePayment,
    });
  });

  inputs([null, undefined, 'text', 5, [], true])(
    'rejects %j as a body',
    (body) => orderRequest.safeParse(body).success,
    false,
  );
});

describe('idempotencyKey', () => {
  it.each(['12345678', id, 'a_b-c_d-1', 'x'.repeat(100)])('accepts %j', (key) => {
    expect(idempotencyKey.parse(key)).toBe(key);
  });

  inputs(['', '1234567', 'x'.repeat(101), 'with space', 'semi;colon', 'line\nbreak', 'ünïcödé', 5, null])(
    'rejects %j',
    (key) => idempotencyKey.safeParse(key).error?.issues[0]?.message,
    MESSAGES.badIdempotencyKey,
  );
});

it('storedOrderItems requires at least one glove, each with its price in whole cents', () => {
  const stored = {
    ...item,
    id,
    serviceName: 'Full relace',
    price: 6500,
    laceColorId: null,
    laceColorName: null,
    specialInstructions: null,
    gloveImages: [],
  };
  expect(storedOrderItems.safeParse([stored]).success).toBe(true);
  expect(storedOrderItems.safeParse([]).error?.issues[0]?.message).toBe(MESSAGES.noGloves);
  for (const price of [65.5, -1, '6500', null]) {
    expect(storedOrderItems.safeParse([{ ...stored, price }]).success).toBe(false);
  }
});
