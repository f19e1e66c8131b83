import { describe, expect, it } from 'vitest';
import { idempotencyKey, orderRequest } from '#domain/orders/order-contract';
import { ADDRESS, completeDraft, PATCH, RELACE, TAN } from './fixtures';
import { attemptFor, orderContent } from './order-attempt';
import { BLANK_GLOVE } from './order-draft';

it('starts with a key the server accepts', () => {
  expect(idempotencyKey.safeParse(attemptFor(null, 'a').key).success).toBe(true);
});

it('keeps its key for the same order, so a retry creates no second one', () => {
  const attempt = attemptFor(null, 'a');
  expect(attemptFor(attempt, 'a')).toBe(attempt);
});

it('gets a new key when the order changes', () => {
  const attempt = attemptFor(null, 'a');
  const next = attemptFor(attempt, 'b');
  expect(next.key).not.toBe(attempt.key);
  expect(next).toMatchObject({ content: 'b', replacesKey: attempt.key });
  expect(attempt.replacesKey).toBeNull();
});

it('keeps a key the server stored nothing under, and what it replaces', () => {
  const attempt = attemptFor(attemptFor(null, 'a'), 'b');
  expect(attemptFor({ ...attempt, content: null }, 'c')).toEqual({ ...attempt, content: 'c' });
});

describe('order request', () => {
  it('omits an empty address and code, and never has a password', () => {
    const content = orderContent(completeDraft());
    expect(content).toMatchObject({
      shippingAddress: null,
      discountCode: null,
      paymentMethod: 'pay_in_person',
    });
    expect(content).not.toHaveProperty('customerPassword');
    expect(orderRequest.safeParse(content).success).toBe(true);
  });

  it('has a two-line address when shipping', () => {
    const content = orderContent(
      completeDraft({ deliveryMethod: 'ship', paymentMethod: 'paypal', ...ADDRESS, city: ' Cooperstown ' }),
    );
    expect(content?.shippingAddress).toBe('1 Ball Park\nCooperstown, NY 13326');
  });

  it('omits a typed address when dropping off', () => {
    expect(orderContent(completeDraft(ADDRESS))?.shippingAddress).toBeNull();
  });

  it('has every glove, the current one last', () => {
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

  it('is undefined before delivery and payment are chosen', () => {
    expect(orderContent(completeDraft({ deliveryMethod: '' }))).toBeNull();
    expect(orderContent(completeDraft({ paymentMethod: '' }))).toBeNull();
  });
});
