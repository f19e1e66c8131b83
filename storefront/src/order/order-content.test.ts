import { describe, expect, it } from 'vitest';
import { orderRequest } from '#domain/orders/order-contract';
import { ADDRESS, completeDraft, PATCH, RELACE, TAN } from './fixtures';
import { orderContent } from './order-content';
import { BLANK_GLOVE } from './order-draft';

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
