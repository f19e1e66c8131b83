import { describe, expect, it } from 'vitest';
import { adminOrderPatch, adminOrderRequest } from '#domain/orders/admin-order-contract';
import { ORDER, SERVICE } from '../fixtures';
import { NEW_GLOVE, type OrderFormValues, orderForm, orderFormValues } from './order-form-values';
import { newOrder, orderChanges } from './save-order';

const { subtotal, discountAmount, shippingCharge, total } = ORDER;
const AMOUNTS = { subtotal, discountAmount, shippingCharge, total };

function changesBy(edits: Partial<OrderFormValues>, order = ORDER, amounts = AMOUNTS) {
  const typed = { ...orderFormValues(order), ...edits };
  return orderChanges({ order, typed, result: orderForm.parse(typed), amounts });
}

describe('order changes', () => {
  it('are empty while nothing is typed, even if the stored order is untidy', () => {
    expect(changesBy({})).toEqual({});
    expect(changesBy({}, { ...ORDER, customerName: ' Jo  ' })).toEqual({});
  });

  it("contain the typed fields in the API's format", () => {
    expect(changesBy({ customerPhone: ' 555 9 ' })).toEqual({ customerPhone: '555 9' });
    expect(changesBy({ discountCode: '' }, { ...ORDER, discountCode: 'TEN' })).toEqual({
      discountCode: null,
    });
    expect(changesBy({ shippingCharge: '20' })).toEqual({ shippingCharge: 2000 });
  });

  it('clear the address of a dropped-off order', () => {
    expect(changesBy({ deliveryMethod: 'dropoff' })).toEqual({
      deliveryMethod: 'dropoff',
      shippingAddress: null,
    });
  });

  it('contain all gloves when one changes, and leave photos to the server', () => {
    const { items: gloves } = orderFormValues(ORDER);
    const added = { ...NEW_GLOVE, serviceId: SERVICE.id, gloveDetails: 'Trapper' };
    const items = [...gloves.map((glove) => ({ ...glove, gloveDetails: 'Mitt' })), added];
    const changes = changesBy({ items });
    expect(Object.keys(changes)).toEqual(['items']);
    expect(changes.items?.map((item) => item.id)).toEqual([ORDER.items[0]?.id, undefined]);
    expect(changes.items?.[0]).toMatchObject({ gloveDetails: 'Mitt', laceColorId: null });
    expect(changes.items?.[0]).not.toHaveProperty('gloveImages');
    adminOrderPatch.parse(changes);
  });

  it('contain only changed amounts', () => {
    expect(changesBy({}, ORDER, { ...AMOUNTS, subtotal: 1, total: 2 })).toEqual({ subtotal: 1, total: 2 });
  });
});

it('formats a new order for the API, with totals', () => {
  const typed = { ...orderFormValues(ORDER), trackingNumber: 'X' };
  const sent = newOrder(orderForm.parse(typed), { ...AMOUNTS, discountAmount: 0 });
  expect(sent).not.toHaveProperty('trackingNumber');
  expect(adminOrderRequest.parse(sent)).toMatchObject({ subtotal: 6500, total: 8000, discountAmount: 0 });
});

it.each(['', 'ten', '-1', '1e99'])('treats a shipping charge of %j as none', (typed) => {
  const { error } = orderForm.safeParse({ ...orderFormValues(ORDER), shippingCharge: typed });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter an amount in dollars and whole cents']);
});

it('reports all order errors at once, even the missing address', () => {
  const { error } = orderForm.safeParse(orderFormValues(null));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['customerName', 'Name is required'],
    ['customerEmail', 'Please enter a valid email'],
    ['customerPhone', 'Phone is required'],
    ['items.0.serviceId', 'Please select a valid service'],
    ['items.0.gloveDetails', 'Please provide details about your glove'],
    ['shippingAddress', 'All shipping address fields are required when shipping'],
  ]);
});
