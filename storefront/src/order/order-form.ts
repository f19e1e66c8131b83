import { z } from 'zod';
import type { CustomerMe } from '#domain/customers/account-contract';
import { visitorLine } from '#domain/customers/person';
import { orderItemRequest, orderRequest } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { draftOf } from './known-customer';
import { findLaceColor, findService, type Offers } from './offers';
import { canPayOnline, canShip, hasNothingToPay } from './online-choices';
import { type DraftFields, draftIn, type OrderDraft, type OrderFormValues } from './order-draft';
import { ORDER_TEXTS } from './order-texts';

/** Who orders: somebody new, somebody who has yet to log in, or a customer who is logged in. */
type Orderer = 'new' | 'returning' | 'customer';

/** What is checked: the draft, the password that only memory holds, and what the shop offers. */
export interface Checkable {
  draft: OrderDraft;
  password: string;
  orderer: Orderer;
  offers: Offers;
}

/** What an order is checked against. */
export interface Terms {
  /** The customer who is logged in. */
  customer: CustomerMe | null;
  offers: Offers;
}

export const GLOVE_DETAIL_FIELDS = ['gloveDetails', 'specialInstructions'] as const;
export const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip'] as const;

/** The fields of the three steps that are filled in, in the order they appear (rule 6.2). */
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
/** What can carry a message. */
export type FieldName = (typeof STEP_FIELDS)[FillableStep][number];
/** One message for each field that needs attention. */
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
  street: visitorLine(1, ORDER_TEXTS.streetMissing),
  city: visitorLine(1, ORDER_TEXTS.cityMissing),
  state: visitorLine(1, ORDER_TEXTS.stateMissing),
  zip: visitorLine(1, ORDER_TEXTS.zipMissing),
});

/** The address as a whole, which the call takes as one text. */
function wholeAddress(fields: DraftFields) {
  const issues = address.safeParse(fields).error?.issues ?? [];
  const isComplete = issues.every(({ message }) => message === MESSAGES.pageAddress);
  return z
    .null()
    .refine(() => issues.length === 0, isComplete ? MESSAGES.pageAddress : MESSAGES.addressRequired);
}

/** The contract's rules for what this order is asked, and that the shop offers what it asks for (rules 6.2, 6.4). */
function rulesFor({ draft, orderer, offers }: Checkable) {
  const { deliveryMethod } = draft.fields;
  const isPaymentAsked = deliveryMethod === 'dropoff' && !hasNothingToPay(draft, offers);
  return z.object({
    gloves: z
      .array(z.object({ serviceId: z.string() }))
      .refine((gloves) => gloves.every(({ serviceId }) => findService(offers, serviceId)), {
        message: ORDER_TEXTS.gloveNotOffered,
      }),
    serviceId: glove.serviceId.refine((id) => findService(offers, id), MESSAGES.selectService),
    laceColorId: z
      .string()
      .transform((id): string | null | undefined => id || null)
      .pipe(glove.laceColorId)
      .refine((id) => id === null || findLaceColor(offers, id), MESSAGES.selectLaceColor),
    // Name, e-mail and phone come with the login.
    ...(orderer === 'returning' ? { returning: z.literal(false, ORDER_TEXTS.logInFirst) } : person),
    ...(orderer === 'new' && { customerPassword: order.customerPassword }),
    gloveDetails: glove.gloveDetails,
    specialInstructions: glove.specialInstructions,
    deliveryMethod: order.deliveryMethod.refine(
      (method) => method !== 'ship' || canShip(draft, offers),
      ORDER_TEXTS.shippingClosed,
    ),
    ...(isPaymentAsked && {
      paymentMethod: order.paymentMethod.refine(
        (method) => method !== 'paypal' || canPayOnline(draft, offers),
        MESSAGES.onlinePaymentOff,
      ),
    }),
    ...(deliveryMethod === 'ship' && { shippingAddress: wholeAddress(draft.fields), ...address.shape }),
  });
}

/** The first message of each field that needs attention. */
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

/** The order in the form, with what the account of a logged-in customer knows. */
export function orderIn(values: OrderFormValues, { customer, offers }: Terms): Checkable {
  return {
    draft: draftOf(draftIn(values), customer),
    password: values.customerPassword,
    orderer: customer ? 'customer' : values.returning ? 'returning' : 'new',
    offers,
  };
}

/** Whether a step is filled in as the shop needs it. */
export function isStepComplete(step: FillableStep, checked: Checkable): boolean {
  const problems = problemsOf(checked);
  return STEP_FIELDS[step].every((field) => problems[field] === undefined);
}

/** The fields of a step that are there to be filled in; those of a part that comes with a choice come with it. */
export function shownFields(step: FillableStep, checked: Checkable): readonly FieldName[] {
  if (step !== 3) return STEP_FIELDS[step];
  const { shape } = rulesFor(checked);
  return STEP_FIELDS[step].filter((field) => field in shape);
}

/** The step a field is filled in. */
export function stepOfField(field: FieldName): FillableStep {
  if (STEP_FIELDS[1].some((name) => name === field)) return 1;
  return STEP_FIELDS[2].some((name) => name === field) ? 2 : 3;
}
