import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { adminOrderPatch, adminOrderRequest, isAdminOrder, orderImagesChange } from './admin-order-contract';

const uuid = '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f';
const form = {
  customerName: 'Robin',
  customerEmail: 'robin@test.example',
  customerPhone: '5',
  deliveryMethod: 'dropoff',
  items: [{ serviceId: uuid, gloveDetails: 'Mitt' }],
  subtotal: 6500,
  total: 6500,
};

describe('adminOrderPatch', () => {
  it('contains only what was sent', () => {
    expect(adminOrderPatch.parse({})).toEqual({});
    expect(Object.keys(adminOrderPatch.parse({ total: 1, extra: 1 }))).toEqual(['total']);
    expect(orderImagesChange.parse({})).toEqual({});
  });

  it('stores empty text as null', () => {
    const sent = { shippingAddress: '', discountCode: ' ', trackingNumber: null };
    expect(adminOrderPatch.parse(sent)).toEqual({
      shippingAddress: null,
      discountCode: null,
      trackingNumber: null,
    });
  });

  it("leaves a glove's photos unchanged if none are sent", () => {
    expect(adminOrderPatch.parse({ items: form.items }).items?.[0]).not.toHaveProperty('gloveImages');
  });
});

it("adminOrderRequest starts with the form's own defaults", () => {
  expect(adminOrderRequest.parse(form)).toMatchObject({
    status: 'not_received',
    paymentStatus: 'succeeded',
    discountAmount: 0,
    shippingCharge: 0,
    shippingAddress: null,
    discountCode: null,
    customerId: null,
    trackingNumber: null,
  });
});

cases([
  [{ status: 'received' }, true],
  [{ paymentStatus: null }, true],
  [{ status: 'x', paymentMethod: 'paypal' }, true],
  [{ paymentMethod: 'paypal' }, false],
  [{}, false],
  [[], false],
  [null, false],
  [undefined, false],
  ['status', false],
])('isAdminOrder for %j is %s', ([body]) => isAdminOrder(body));
