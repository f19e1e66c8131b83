import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { refusalOf } from './order-refusal';

const bad = (errors: Record<string, string>) => refusalOf(400, { message: MESSAGES.invalidBody, errors });

describe('orderRefusal', () => {
  it('is a general failure without an answer', () => {
    expect(refusalOf(null, undefined)).toEqual({
      message: MESSAGES.orderFailed,
      errors: {},
      step: null,
      gloveIndex: null,
      isUnstored: false,
    });
  });

  it("has the server's text", () => {
    expect(refusalOf(503, { message: MESSAGES.paymentAway }).message).toBe(MESSAGES.paymentAway);
    expect(refusalOf(500, { message: '' }).message).toBe(MESSAGES.orderFailed);
  });

  it('points to the first refused field', () => {
    const refusal = bad({ discountCode: 'no', customerEmail: 'bad' });
    expect(refusal).toMatchObject({ step: 2, errors: { discountCode: 'no', customerEmail: 'bad' } });
    expect(bad({ shippingAddress: 'all' }).step).toBe(3);
  });

  it('finds one refused glove at a time', () => {
    const refusal = bad({
      'items.1.gloveDetails': 'short',
      'items.1.laceColorId': 'gone',
      'items.2.serviceId': 'gone',
    });
    expect(refusal).toMatchObject({ gloveIndex: 1, step: 1 });
    expect(refusal.errors).toEqual({ gloveDetails: 'short', laceColorId: 'gone' });
  });

  it("points to the glove's photos", () => {
    expect(bad({ 'items.1.gloveImages.0': 'y' })).toMatchObject({
      errors: { gloveImages: 'y' },
      step: 2,
      gloveIndex: 1,
    });
  });

  it('ignores paths without a field', () => {
    expect(bad({ customerId: 'x', 'items.0.id': 'y', items: 'z' })).toMatchObject({
      errors: {},
      step: null,
    });
  });

  it('shows an existing account at the email', () => {
    expect(refusalOf(409, { message: 'In other words', code: 'ACCOUNT_EXISTS' })).toMatchObject({
      errors: { customerEmail: 'In other words' },
      step: 2,
    });
    expect(refusalOf(409, { message: MESSAGES.conflict, code: 'NEWER_THAN_THIS_PAGE' })).toMatchObject({
      message: MESSAGES.conflict,
      errors: {},
      isUnstored: true,
    });
  });
});
