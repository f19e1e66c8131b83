import { z } from 'zod';
import type { CustomerMe } from '#domain/customers/account-contract';
import { visitorLine } from '#domain/customers/person';
import { orderItemRequest, orderRequest } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import * as addressTexts from '../postal/address-texts';
import { draftOf } from './known-customer';
import { zipProblemOf } from './late-postal';
import { findLaceColor, findService, type Offers } from './offers';
import { canPayOnline, canShip, hasNothingToPay } from './online-choices';
import { type DraftFields, draftIn, type OrderDraft, type OrderFormValues } from './order-draft';
import * as texts from './order-texts';

type Orderer = 'new' | 'returning' | 'customer';

export interface Checkable {
  draft: OrderDraft;
  password: string;
  orderer: Orderer;
  offers: Offers;
}

export interface Terms {
  customer: CustomerMe | null;
  offers: Offers;
}

export const GLOVE_DETAIL_FIELDS = ['gloveDetails', 'specialInstructions'] as const;
export const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip'] as const;

/** The fields of the steps, in the order they appear (rule 6.2). */
export const STEP_FIELDS = {
  1: ['gloves', 'serviceId', 'laceColorId'],
  2: [
    'returning',
    'customerName',
    'customerEmail',
    'customerPhone',
    'customerPassword',
    ...GLOVE_DETAIL_FIELDS,
    'gloveImages',
  ],
  3: ['deliveryMethod', 'paymentMethod', 'shippingAddress', ...ADDRESS_FIELDS, 'discountCode'],
} as const satisfies Record<number, readonly (keyof OrderFormValues)[]>;
export type FillableStep = keyof typeof STEP_FIELDS;
export type FieldName = (typeof STEP_FIELDS)[FillableStep][number];
export type FieldErrors = Partial<Record<FieldName, string>>;

export const FIELD_NAMES: readonly FieldName[] = [...STEP_FIELDS[1], ...STEP_FIELDS[2], ...STEP_FIELDS[3]];

const { shape: order } = orderRequest;
const { shape: glove } = orderItemRequest;

const person = {
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: order.customerPhone,
};

const address = z.object({
  street: visitorLine(1, addressTexts.streetMissing),
  city: visitorLine(1, addressTexts.cityMissing),
  state: visitorLine(1, addressTexts.stateMissing),
  zip: visitorLine(1, addressTexts.zipMissing),
});

function fullAddress(fields: DraftFields) {
  const issues = address.safeParse(fields).error?.issues ?? [];
  const isComplete = issues.every(({ message }) => message === MESSAGES.pageAddress);
  return z
    .null()
    .refine(() => issues.length === 0, isComplete ? MESSAGES.pageAddress : MESSAGES.addressRequired);
}

/** Checks an order by the contract's rules and the shop's offers (rules 6.2, 6.4). */
function rulesFor({ draft, orderer, offers }: Checkable) {
  const { deliveryMethod } = draft.fields;
  const zipProblem = zipProblemOf(draft.fields);
  const isPaymentRequired = deliveryMethod === 'dropoff' && !hasNothingToPay(draft, offers);
  return z.object({
    gloves: z
      .array(z.object({ serviceId: z.string() }))
      .refine((gloves) => gloves.every(({ serviceId }) => findService(offers, serviceId)), {
        message: texts.gloveNotOffered,
      }),
    serviceId: glove.serviceId.refine((id) => findService(offers, id), MESSAGES.selectService),
    laceColorId: z
      .string()
      .transform((id): string | null | undefined => id || null)
      .pipe(glove.laceColorId)
      .refine((id) => id === null || findLaceColor(offers, id), MESSAGES.selectLaceColor),
    // After a login, the account has the name, email, and phone.
    ...(orderer === 'returning' ? { returning: z.literal(false, texts.logInFirst) } : person),
    ...(orderer === 'new' && { customerPassword: order.customerPassword }),
    gloveDetails: glove.gloveDetails,
    specialInstructions: glove.specialInstructions,
    deliveryMethod: order.deliveryMethod.refine(
      (method) => method !== 'ship' || canShip(draft, offers),
      texts.shippingClosed,
    ),
    ...(isPaymentRequired && {
      paymentMethod: order.paymentMethod.refine(
        (method) => method !== 'paypal' || canPayOnline(draft, offers),
        MESSAGES.onlinePaymentOff,
      ),
    }),
    ...(deliveryMethod === 'ship' && {
      shippingAddress: fullAddress(draft.fields),
      ...address.shape,
      zip: address.shape.zip.refine(() => zipProblem === null, zipProblem ?? undefined),
    }),
  });
}

/** Returns the first error of each field that has one. */
export function problemsOf(checked: Checkable): FieldErrors {
  const { draft, password, orderer } = checked;
  const { error } = rulesFor(checked).safeParse({
    ...draft.fields,
    gloves: draft.gloves,
    customerPassword: password,
    returning: orderer === 'returning',
    shippingAddress: null,
  });
  const problems: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = FIELD_NAMES.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}

/** Returns the form's order. A customer who's logged in gets the account's details. */
export function orderIn(values: OrderFormValues, { customer, offers }: Terms): Checkable {
  return {
    draft: draftOf(draftIn(values), customer),
    password: values.customerPassword,
    orderer: customer ? 'customer' : values.returning ? 'returning' : 'new',
    offers,
  };
}

export function isStepComplete(step: FillableStep, checked: Checkable): boolean {
  const problems = problemsOf(checked);
  return STEP_FIELDS[step].every((field) => problems[field] === undefined);
}

export function shownFields(step: FillableStep, checked: Checkable): readonly FieldName[] {
  if (step !== 3) return STEP_FIELDS[step];
  const { shape } = rulesFor(checked);
  return STEP_FIELDS[step].filter((field) => field in shape);
}

export function stepOfField(field: FieldName): FillableStep {
  if (STEP_FIELDS[1].some((name) => name === field)) return 1;
  return STEP_FIELDS[2].some((name) => name === field) ? 2 : 3;
}
