import { describe, expect, it } from 'vitest';
import { orderAmounts } from './order-amounts';

const RELACE = { id: 'relace', price: 6500 };
const PATCH = { id: 'patch', price: 4000 };
const services = [RELACE, PATCH];
const glove = { id: 'first', serviceId: RELACE.id };
const relace = { serviceId: RELACE.id };
const patch = { serviceId: PATCH.id };

describe('orderAmounts for a new order', () => {
  it("adds its services' prices, without a discount", () => {
    expect(orderAmounts({ order: null, gloves: [relace, patch], services, shippingCharge: 0 })).toEqual({
      subtotal: 10_500,
      discountAmount: 0,
      shippingCharge: 0,
      total: 10_500,
    });
  });

  it('adds shipping, and nothing for a service not chosen yet', () => {
    const gloves = [relace, { serviceId: '' }];
    expect(orderAmounts({ order: null, gloves, services, shippingCharge: 1500 }).total).toBe(8000);
  });
});

describe('orderAmounts for a stored order', () => {
  // No formula gives these amounts, so they have to be copied.
  const odd = { items: [glove], subtotal: 5000, discountAmount: 700, shippingCharge: 1500, total: 4999 };

  it('stay until a service or shipping changes', () => {
    const amounts = orderAmounts({ order: odd, gloves: odd.items, services, shippingCharge: 1500 });
    expect(amounts).toEqual({ subtotal: 5000, discountAmount: 700, shippingCharge: 1500, total: 4999 });
  });

  it('use the price of a service that replaces all others', () => {
    const gloves = [{ ...glove, ...patch }];
    expect(orderAmounts({ order: odd, gloves, services, shippingCharge: 1500 })).toEqual({
      subtotal: 4000,
      discountAmount: 700,
      shippingCharge: 1500,
      total: 4800,
    });
  });

  it("add a new glove's service at today's price", () => {
    const gloves = [...odd.items, patch];
    expect(orderAmounts({ order: odd, gloves, services, shippingCharge: 1500 })).toMatchObject({
      subtotal: 9000,
      total: 9800,
    });
  });

  it("subtract a removed glove's service", () => {
    const second = { ...glove, ...patch, id: 'second' };
    const order = { ...odd, items: [glove, second] };
    expect(orderAmounts({ order, gloves: [glove], services, shippingCharge: 1500 })).toMatchObject({
      subtotal: 1000,
      total: 1800,
    });
  });

  it('change the total with the shipping charge', () => {
    const amounts = orderAmounts({ order: odd, gloves: odd.items, services, shippingCharge: 0 });
    expect(amounts).toEqual({ subtotal: 5000, discountAmount: 700, shippingCharge: 0, total: 4300 });
  });

  it('are never below 0', () => {
    const order = { ...odd, discountAmount: 100_000 };
    expect(orderAmounts({ order, gloves: [patch], services, shippingCharge: 1500 }).total).toBe(0);
  });
});
