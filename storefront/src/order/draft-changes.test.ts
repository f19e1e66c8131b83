import { describe, expect, it } from 'vitest';
import { TICKET } from '../payment/ticket-in-test';
import {
  draftForVisit,
  withDelivery,
  withLastGloveAgain,
  withNextGlove,
  withoutGlove,
  withoutPhoto,
  withPhotos,
  withRefusal,
  withRepeatedGloves,
  withService,
} from './draft-changes';
import { completeDraft, OFFERS, PATCH, RELACE, RETIRED, RETIRED_SERVICE_ID, TAN } from './fixtures';
import {
  BLANK_GLOVE,
  currentGlove,
  EMPTY_DRAFT,
  isBlankGlove,
  needsNoPayment,
  type PlacedOrder,
} from './order-draft';
import { withPermanentPhotos } from './order-photos';
import type { OrderRefusal } from './order-refusal';

const placed: PlacedOrder = {
  orderId: '3f2a91c4-0000-4000-8000-000000000000',
  paymentMethod: 'pay_in_person',
  ticket: TICKET,
};

it("a new service keeps the lace color only if it's a relacing", () => {
  const other = { ...RELACE, id: PATCH.id };
  expect(withService(completeDraft(), other).fields.laceColorId).toBe(TAN.id);
  expect(withService(completeDraft(), PATCH).fields).toMatchObject({ serviceId: PATCH.id, laceColorId: '' });
});

it("Order again restores what's still offered for the same customer", () => {
  const before = completeDraft();
  const ordered = [RELACE.id, RETIRED.id, RELACE.id, PATCH.id].map((serviceId, index) => ({
    serviceId,
    laceColorId: [TAN.id, '', RETIRED_SERVICE_ID.id, ''][index] ?? '',
    gloveDetails: `Glove number ${index}`,
  }));
  const { gloves, fields, attempt, placed } = withRepeatedGloves(
    { ...before, placed: null },
    ordered,
    OFFERS,
  );
  expect(gloves.map(({ serviceId, laceColorId }) => [serviceId, laceColorId])).toEqual([
    [RELACE.id, TAN.id],
    [RELACE.id, ''],
  ]);
  expect(fields).toMatchObject({
    serviceId: PATCH.id,
    gloveDetails: 'Glove number 3',
    gloveImages: [],
    customerName: before.fields.customerName,
  });
  expect([attempt, placed]).toEqual([null, null]);
  expect(withRepeatedGloves(before, [], OFFERS)).toBe(before);
});

describe('delivery', () => {
  it('requires online payment when shipped', () => {
    expect(withDelivery(completeDraft(), { deliveryMethod: 'ship' }).fields.paymentMethod).toBe('paypal');
  });

  it('keeps online payment when shipped', () => {
    const ship = completeDraft({ deliveryMethod: 'ship' });
    expect(withDelivery(ship, { paymentMethod: 'pay_in_person' }).fields.paymentMethod).toBe('paypal');
  });
});

describe('gloves', () => {
  it('can be added, and the next starts blank with the same customer', () => {
    const draft = withNextGlove(completeDraft());
    expect(draft.gloves).toEqual([currentGlove(completeDraft())]);
    expect(isBlankGlove(currentGlove(draft))).toBe(true);
    expect(draft.fields.customerName).toBe('Jo Catcher');
  });

  it('can be removed', () => {
    expect(withoutGlove(withNextGlove(completeDraft()), 0).gloves).toEqual([]);
  });

  it('reopen the last glove when no other is left', () => {
    expect(withLastGloveAgain(withNextGlove(completeDraft()))).toEqual(completeDraft());
  });
});

describe('refused order', () => {
  const refusal: OrderRefusal = {
    message: '',
    errors: { gloveDetails: 'too short' },
    step: 2,
    gloveIndex: 0,
    isUnstored: true,
  };

  it('reopens the refused glove', () => {
    const first = { ...BLANK_GLOVE, serviceId: PATCH.id, gloveDetails: 'short' };
    const draft = withRefusal(completeDraft({}, { gloves: [first] }), refusal);
    expect(currentGlove(draft)).toEqual(first);
    expect(draft.gloves).toEqual([currentGlove(completeDraft())]);
  });

  it('frees its key unless the order may have been stored', () => {
    const attempt = { key: 'key-12345', content: 'a', replacesKey: null };
    const contentOf = (isUnstored: boolean) =>
      withRefusal(completeDraft({}, { attempt }), { ...refusal, isUnstored }).attempt?.content;
    expect([contentOf(true), contentOf(false)]).toEqual([null, 'a']);
  });

  it('puts a refused code back into its field', () => {
    const discount = { code: 'TEN', type: 'percentage', value: 1000 } as const;
    const errors = { discountCode: 'expired' };
    const draft = withRefusal(completeDraft({}, { discount }), {
      ...refusal,
      errors,
      step: 3,
      gloveIndex: null,
    });
    expect(draft.discount).toBeNull();
    expect(draft.fields.discountCode).toBe('TEN');
  });
});

describe('placed order', () => {
  it("needs no online payment when it's paid in person or free", () => {
    expect(needsNoPayment(placed)).toBe(true);
    expect(needsNoPayment({ ...placed, paymentMethod: 'paypal' })).toBe(false);
    const free = { ...TICKET, totals: { ...TICKET.totals, total: 0 } };
    expect(needsNoPayment({ ...placed, paymentMethod: 'paypal', ticket: free })).toBe(true);
  });

  it('makes room for a new one', () => {
    expect(draftForVisit(completeDraft({}, { placed }), null)).toBe(EMPTY_DRAFT);
    expect(draftForVisit(completeDraft(), null)).toEqual(completeDraft());
  });
});

describe('photos', () => {
  const photosOf = (draft = completeDraft()) => draft.fields.gloveImages;

  it('are added once each, up to five, and can be removed', () => {
    const draft = withPhotos(completeDraft(), ['a', 'b']);
    expect(photosOf(withPhotos(draft, ['b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(photosOf(withPhotos(draft, ['c', 'd', 'e', 'f']))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(photosOf(withoutPhoto(draft, 'a'))).toEqual(['b']);
  });

  it('stay with their glove when another is added', () => {
    const draft = withNextGlove(withPhotos(completeDraft(), ['a']));
    expect(draft.gloves.map(({ gloveImages }) => gloveImages)).toEqual([['a']]);
    expect(photosOf(draft)).toEqual([]);
  });

  it('get permanent URLs in every glove', () => {
    const draft = withPhotos(withNextGlove(withPhotos(completeDraft(), ['a'])), ['b', 'a']);
    const changed = withPermanentPhotos(draft, new Map([['a', '/media/a.webp']]));
    expect(changed.gloves[0]?.gloveImages).toEqual(['/media/a.webp']);
    expect(photosOf(changed)).toEqual(['b', '/media/a.webp']);
  });

  it('make a glove count as filled in', () => {
    expect(isBlankGlove({ ...BLANK_GLOVE, gloveImages: ['a'] })).toBe(false);
  });
});
