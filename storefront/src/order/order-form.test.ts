import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import * as addressTexts from '../postal/address-texts';
import { ADDRESS, completeDraft, OFFERS, PASSWORD, RETIRED, RETIRED_SERVICE_ID } from './fixtures';
import { currentGlove, type DraftFields, EMPTY_DRAFT, type OrderDraft, valuesOf } from './order-draft';
import {
  type Checkable,
  type FieldErrors,
  type FillableStep,
  orderIn,
  problemsOf,
  STEP_FIELDS,
  shownFields,
  stepOfField,
} from './order-form';
import * as texts from './order-texts';

function check(
  step: FillableStep,
  draft: OrderDraft,
  password = PASSWORD,
  orderer: Checkable['orderer'] = 'new',
) {
  const problems = problemsOf({ draft, password, orderer, offers: OFFERS });
  const ofStep: FieldErrors = {};
  for (const field of STEP_FIELDS[step]) {
    if (problems[field] !== undefined) ofStep[field] = problems[field];
  }
  return ofStep;
}

function checkFields(step: FillableStep, fields: Partial<DraftFields>) {
  return check(step, completeDraft(fields));
}

describe('step 1', () => {
  it('passes with an offered service, with or without a lace color', () => {
    expect(checkFields(1, {})).toEqual({});
    expect(checkFields(1, { laceColorId: '' })).toEqual({});
  });

  it('requires an offered service', () => {
    expect(check(1, EMPTY_DRAFT)).toEqual({ serviceId: MESSAGES.selectService });
    expect(checkFields(1, { serviceId: RETIRED.id })).toEqual({ serviceId: MESSAGES.selectService });
  });

  it("rejects a lace color that's no longer offered", () => {
    expect(checkFields(1, { laceColorId: RETIRED_SERVICE_ID.id })).toEqual({
      laceColorId: MESSAGES.selectLaceColor,
    });
  });

  it('names an earlier glove whose service is no longer offered', () => {
    const retired = { ...currentGlove(completeDraft()), serviceId: RETIRED.id };
    expect(check(1, completeDraft({}, { gloves: [retired] }))).toEqual({
      gloves: texts.gloveNotOffered,
    });
  });
});

describe('step 2', () => {
  it('shows every error of an empty form', () => {
    expect(check(2, EMPTY_DRAFT, '')).toEqual({
      customerName: MESSAGES.nameTooShort,
      customerEmail: MESSAGES.invalidEmail,
      customerPhone: MESSAGES.invalidPhone,
      customerPassword: MESSAGES.passwordTooShort,
      gloveDetails: MESSAGES.gloveDetailsTooShort,
    });
  });

  it.each<[Partial<DraftFields>, object]>([
    [{ customerName: ' J ' }, { customerName: MESSAGES.nameTooShort }],
    [{ customerEmail: 'jo@' }, { customerEmail: MESSAGES.invalidEmail }],
    [{ customerPhone: '555 0102' }, { customerPhone: MESSAGES.invalidPhone }],
    [{ gloveDetails: '   torn    ' }, { gloveDetails: MESSAGES.gloveDetailsTooShort }],
    [{ customerName: 'Jo' }, {}],
    [{ specialInstructions: '' }, {}],
  ])('validates %o', (fields, errors) => {
    expect(checkFields(2, fields)).toEqual(errors);
  });

  it('accepts a password of 6 characters, not of 5', () => {
    expect(check(2, completeDraft(), '12345')).toEqual({ customerPassword: MESSAGES.passwordTooShort });
    expect(check(2, completeDraft(), 'laces1')).toEqual({});
  });
});

describe('step 2 with an account', () => {
  it('asks a logged-in customer for no password', () => {
    expect(check(2, completeDraft(), '', 'customer')).toEqual({});
    expect(check(2, completeDraft({ customerPhone: '' }), '', 'customer')).toEqual({
      customerPhone: MESSAGES.invalidPhone,
    });
  });

  it('asks a returning customer to log in and for the glove', () => {
    expect(check(2, EMPTY_DRAFT, '', 'returning')).toEqual({
      returning: texts.logInFirst,
      gloveDetails: MESSAGES.gloveDetailsTooShort,
    });
  });
});

describe('step 3', () => {
  it('asks only for a delivery method first', () => {
    expect(check(3, EMPTY_DRAFT)).toEqual({ deliveryMethod: MESSAGES.deliveryMethod });
  });

  it('requires a payment method when dropping off', () => {
    expect(checkFields(3, { paymentMethod: '' })).toEqual({ paymentMethod: MESSAGES.paymentMethod });
    expect(checkFields(3, {})).toEqual({});
  });

  it('requires the full address when shipping', () => {
    const ship = { deliveryMethod: 'ship', paymentMethod: 'paypal' } as const;
    expect(checkFields(3, { ...ship, ...ADDRESS })).toEqual({});
    expect(checkFields(3, { ...ship, ...ADDRESS, zip: ' ' })).toEqual({
      shippingAddress: MESSAGES.addressRequired,
      zip: addressTexts.zipMissing,
    });
    expect(Object.keys(checkFields(3, ship))).toHaveLength(5);
  });

  it("isn't blocked by a code, applied or not", () => {
    expect(checkFields(3, { discountCode: 'ten' })).toEqual({});
    const discount = { code: 'TEN', type: 'percentage', value: 1000 } as const;
    expect(check(3, completeDraft({}, { discount }))).toEqual({});
  });

  it('requires no payment method when nothing is due', () => {
    const discount = { code: 'GIFT', type: 'fixed', value: 99_900 } as const;
    const isRequired = (deliveryMethod: 'ship' | 'dropoff', rest: Partial<OrderDraft>) => {
      const draft = completeDraft({ deliveryMethod, paymentMethod: '' }, rest);
      const order = { draft, password: PASSWORD, orderer: 'new', offers: OFFERS } as const;
      return {
        shown: shownFields(3, order).includes('paymentMethod'),
        error: problemsOf(order).paymentMethod,
      };
    };
    expect(isRequired('dropoff', {})).toEqual({ shown: true, error: MESSAGES.paymentMethod });
    expect(isRequired('dropoff', { discount })).toEqual({ shown: false });
    expect(isRequired('ship', {})).toEqual({ shown: false });
  });
});

describe('fields', () => {
  it('belong to a step', () => {
    expect([
      stepOfField('laceColorId'),
      stepOfField('customerPassword'),
      stepOfField('discountCode'),
    ]).toEqual([1, 2, 3]);
  });
});

describe('schema', () => {
  const customer = {
    id: '00000000-0000-4000-8000-000000000099',
    name: 'Jo Catcher',
    email: 'jo@example.com',
    phone: null,
    mailingListOptIn: 0,
    shippingAddress: null,
  } as const;

  it('validates with account details and requires the rest', () => {
    const typed = { customerName: '', customerEmail: '', customerPhone: '' };
    const values = {
      ...valuesOf(completeDraft(typed)),
      customerPassword: '',
      returning: true,
      shippingAddress: null,
    };
    expect(problemsOf(orderIn(values, { customer, offers: OFFERS }))).toEqual({
      customerPhone: MESSAGES.invalidPhone,
    });
  });
});
