import { describe, expect, it } from 'vitest';
import { completeDraft, PATCH, RELACE, TAN } from './fixtures';
import {
  BLANK_GLOVE,
  currentGlove,
  EMPTY_DRAFT,
  isBlankGlove,
  type OrderDraft,
  type PlacedOrder,
} from './order-draft';
import { isSettled, type WizardAction, wizardReducer, wizardStateOf } from './wizard-state';

function stateAfter(draft: OrderDraft, ...actions: WizardAction[]) {
  return actions.reduce(wizardReducer, wizardStateOf(draft));
}

const placed: PlacedOrder = {
  orderId: '3f2a91c4-0000-4000-8000-000000000000',
  total: 6500,
  paymentMethod: 'pay_in_person',
  deliveryMethod: 'dropoff',
};

describe('the service', () => {
  it('keeps the lace color on another relacing, drops it on anything else', () => {
    const other = { ...RELACE, id: PATCH.id };
    expect(
      stateAfter(completeDraft(), { type: 'serviceChosen', service: other }).draft.fields.laceColorId,
    ).toBe(TAN.id);
    expect(stateAfter(completeDraft(), { type: 'serviceChosen', service: PATCH }).draft.fields).toMatchObject(
      {
        serviceId: PATCH.id,
        laceColorId: '',
      },
    );
  });
});

describe('delivery', () => {
  it('by mail is paid online', () => {
    const { fields } = stateAfter(completeDraft(), {
      type: 'edited',
      patch: { deliveryMethod: 'ship' },
    }).draft;
    expect(fields.paymentMethod).toBe('paypal');
  });

  it('by mail stays paid online', () => {
    const ship = completeDraft({ deliveryMethod: 'ship' });
    const { fields } = stateAfter(ship, { type: 'edited', patch: { paymentMethod: 'pay_in_person' } }).draft;
    expect(fields.paymentMethod).toBe('paypal');
  });
});

describe('gloves', () => {
  it('are added, and the next one starts blank with the person kept', () => {
    const { draft } = stateAfter(completeDraft(), { type: 'gloveAdded' });
    expect(draft.gloves).toEqual([currentGlove(completeDraft())]);
    expect(isBlankGlove(currentGlove(draft))).toBe(true);
    expect(draft.fields.customerName).toBe('Jo Catcher');
  });

  it('can be removed', () => {
    expect(
      stateAfter(completeDraft(), { type: 'gloveAdded' }, { type: 'gloveRemoved', index: 0 }).draft.gloves,
    ).toEqual([]);
  });

  it('come back as the one being filled in when there is no further one', () => {
    const { draft } = stateAfter(completeDraft(), { type: 'gloveAdded' }, { type: 'blankGloveDropped' });
    expect(draft).toEqual(completeDraft());
  });
});

describe('a refusal', () => {
  const first = { ...BLANK_GLOVE, serviceId: PATCH.id, gloveDetails: 'short' };
  const refused = {
    type: 'orderRefused',
    refusal: { message: '', errors: { gloveDetails: 'too short' }, step: 2, gloveIndex: 0, isUnstored: true },
  } as const satisfies WizardAction;

  it('brings the refused glove back to be mended', () => {
    const state = stateAfter(completeDraft({}, { gloves: [first] }), refused);
    expect(currentGlove(state.draft)).toEqual(first);
    expect(state.draft.gloves).toEqual([currentGlove(completeDraft())]);
    expect(state.attention).toEqual({ step: 2, count: 1 });
  });

  it('gives its key back, unless the order may have been stored', () => {
    const attempt = { key: 'key-12345', content: 'a', replacesKey: null };
    const contentOf = (isUnstored: boolean) =>
      stateAfter(completeDraft({}, { attempt }), {
        type: 'orderRefused',
        refusal: { ...refused.refusal, isUnstored },
      }).draft.attempt?.content;
    expect([contentOf(true), contentOf(false)]).toEqual([null, 'a']);
  });

  it('is gone from a field once that is changed', () => {
    const state = stateAfter(completeDraft(), refused, { type: 'edited', patch: { gloveDetails: 'longer' } });
    expect(state.refused).toEqual({});
  });

  it('of a code puts it back into its field', () => {
    const discount = { code: 'TEN', type: 'percentage', value: 1000 } as const;
    const { draft } = stateAfter(completeDraft({}, { discount }), {
      type: 'orderRefused',
      refusal: {
        message: '',
        errors: { discountCode: 'expired' },
        step: 3,
        gloveIndex: null,
        isUnstored: true,
      },
    });
    expect(draft.discount).toBeNull();
    expect(draft.fields.discountCode).toBe('TEN');
  });
});

describe('an order', () => {
  it('asks nothing more when it is paid in person or comes to nothing', () => {
    expect(isSettled(placed)).toBe(true);
    expect(isSettled({ ...placed, paymentMethod: 'paypal' })).toBe(false);
    expect(isSettled({ ...placed, paymentMethod: 'paypal', total: 0 })).toBe(true);
  });

  it('that is settled makes room for a new one', () => {
    const arrived: WizardAction = { type: 'arrived', service: null };
    expect(stateAfter(completeDraft({}, { placed }), arrived).draft).toBe(EMPTY_DRAFT);
    expect(stateAfter(completeDraft(), arrived).draft).toEqual(completeDraft());
  });

  it('loses its id when the visitor goes back to delivery', () => {
    expect(stateAfter(completeDraft({}, { placed }), { type: 'orderReopened' }).draft.placed).toBeNull();
  });
});

describe('photos', () => {
  const added = (...photos: string[]): WizardAction => ({ type: 'photosAdded', photos });
  const photosOf = (...actions: WizardAction[]) =>
    stateAfter(completeDraft(), ...actions).draft.fields.gloveImages;

  it('are added once each, five at most, and taken out', () => {
    expect(photosOf(added('a', 'b'), added('b', 'c'))).toEqual(['a', 'b', 'c']);
    expect(photosOf(added('a', 'b', 'c', 'd'), added('e', 'f'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(photosOf(added('a', 'b'), { type: 'photoRemoved', photo: 'a' })).toEqual(['b']);
  });

  it('stay with their glove when another one is added', () => {
    const { draft } = stateAfter(completeDraft(), added('a'), { type: 'gloveAdded' });
    expect(draft.gloves.map(({ gloveImages }) => gloveImages)).toEqual([['a']]);
    expect(draft.fields.gloveImages).toEqual([]);
  });

  it('get their lasting addresses in every glove', () => {
    const kept = new Map([['a', '/media/a.webp']]);
    const { draft } = stateAfter(completeDraft(), added('a'), { type: 'gloveAdded' }, added('b', 'a'), {
      type: 'photosKept',
      kept,
    });
    expect(draft.gloves[0]?.gloveImages).toEqual(['/media/a.webp']);
    expect(draft.fields.gloveImages).toEqual(['b', '/media/a.webp']);
  });

  it('alone make a glove that is not blank', () => {
    expect(isBlankGlove({ ...BLANK_GLOVE, gloveImages: ['a'] })).toBe(false);
  });
});
