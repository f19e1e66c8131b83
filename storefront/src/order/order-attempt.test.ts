import { describe, expect, it } from 'vitest';
import { idempotencyKey, orderRequest } from '#domain/orders/order-contract';
import { ADDRESS, completeDraft, PATCH, RELACE, TAN } from './fixtures';
import { attemptFor, orderContent } from './order-attempt';
import { BLANK_GLOVE } from './order-draft';

it('starts with a key the server takes', () => {
  expect(idempotencyKey.safeParse(attemptFor(null, 'a').key).success).toBe(true);
});

it('keeps its key for the same order again, so that a lost answer makes no second one', () => {
  const attempt = attemptFor(null, 'a');
  expect(attemptFor(attempt, 'a')).toBe(attempt);
});

it('takes a new key when the order was changed, so that nobody gets what they no longer want', () => {
  const attempt = attemptFor(null, 'a');
  const next = attemptFor(attempt, 'b');
  expect(next.key).not.toBe(attempt.key);
  expect(next).toMatchObject({ content: 'b', replacesKey: attempt.key });
  expect(attempt.replacesKey).toBeNull();
});

it('keeps a key that the server refused to store anything under, and what it replaces', () => {
  const attempt = attemptFor(attemptFor(null, 'a'), 'b');
  expect(attemptFor({ ...attempt, content: null }, 'c')).toEqual({ ...attempt, content: 'c' });
});

describe('the order request', () => {
  it('has no address and no code when there is none, and never a password', () => {
    const content = orderContent(completeDraft());
    expect(content).toMatchObject({
      shippingAddress: null,
      discountCode: null,
      paymentMethod: 'pay_in_person',
    });
    expect(content).not.toHaveProperty('customerPassword');
    expect(orderRequest.safeParse(content).success).toBe(true);
  });

  it('has the address in two lines when shipping', () => {
    const content = orderContent(
      completeDraft({ deliveryMethod: 'ship', paymentMethod: 'paypal', ...ADDRESS, city: ' Cooperstown ' }),
    );
    expect(content?.shippingAddress).toBe('1 Ball Park\nCooperstown, NY 13326');
  });

  it('keeps a typed address back when dropping off', () => {
    expect(orderContent(completeDraft(ADDRESS))?.shippingAddress).toBeNull();
  });

  it('has every glove, the last one filled in at the end', () => {
    const first = {
      ...BLANK_GLOVE,
      serviceId: PATCH.id,
      gloveDetails: 'Catcher mitt, hole',
      specialInstructions: ' ',
    };
    const content = orderContent(completeDraft({ specialInstructions: 'Softly ' }, { gloves: [first] }));
    expect(content?.items).toEqual([
      {
        serviceId: PATCH.id,
        laceColorId: null,
        gloveDetails: 'Catcher mitt, hole',
        specialInstructions: null,
        gloveImages: [],
      },
      {
        serviceId: RELACE.id,
        laceColorId: TAN.id,
        gloveDetails: 'Outfield glove, web torn',
        specialInstructions: 'Softly',
        gloveImages: [],
      },
    ]);
  });

  it('has the applied code, not the typed one', () => {
    const discount = { code: 'TEN', type: 'percentage', value: 1000 } as const;
    expect(orderContent(completeDraft({ discountCode: 'typed' }, { discount }))?.discountCode).toBe('TEN');
  });

  it('is nothing before delivery and payment are chosen', () => {
    expect(orderContent(completeDraft({ deliveryMethod: '' }))).toBeNull();
    expect(orderContent(completeDraft({ paymentMethod: '' }))).toBeNull();
  });
});
