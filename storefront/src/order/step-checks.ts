import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import { deliveryMethodInput, gloveDetails } from '#domain/order-contract';
import { PAYMENT_METHODS } from '#domain/order-status';
import { email, newPassword, personName, phone, text, visitorLine } from '#domain/person';
import { findLaceColor, findService, type Offers } from './offers';
import { canPayOnline, canShip, hasNothingToPay } from './online-choices';
import type { DraftFields, OrderDraft } from './order-draft';
import { ORDER_TEXTS } from './order-texts';

/** Everything that can carry a message: the fields, the password, the login, the gloves so far, the address as a whole. */
export type FieldName = keyof DraftFields | 'customerPassword' | 'login' | 'gloves' | 'shippingAddress';

/** One message for each field that needs attention. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Who orders: somebody new, somebody who has yet to log in, or a customer who is logged in. */
export type Orderer = 'new' | 'returning' | 'customer';

/** What is checked: the draft, the password that only memory holds, and what the shop offers. */
export interface Checkable {
  draft: OrderDraft;
  password: string;
  orderer: Orderer;
  offers: Offers;
}

export const GLOVE_DETAIL_FIELDS = ['gloveDetails', 'specialInstructions'] as const;

const ADDRESS_FIELDS = ['shippingAddress', 'street', 'city', 'state', 'zip'] as const;

/** The fields of the three steps that are filled in, in the order they appear (rule 6.2). */
export const STEP_FIELDS = {
  1: ['gloves', 'serviceId', 'laceColorId'],
  2: [
    'login',
    'customerName',
    'customerEmail',
    'customerPhone',
    'customerPassword',
    ...GLOVE_DETAIL_FIELDS,
    'gloveImages',
  ],
  3: ['deliveryMethod', 'paymentMethod', ...ADDRESS_FIELDS, 'discountCode'],
} as const satisfies Record<number, readonly FieldName[]>;
export type FillableStep = keyof typeof STEP_FIELDS;

/** The fields of a step that are there to be filled in; those of a part that comes with a choice come with it. */
export function shownFields(step: FillableStep, { draft, offers }: Checkable): readonly FieldName[] {
  if (step !== 3) return STEP_FIELDS[step];
  const { deliveryMethod } = draft.fields;
  const isPaymentAsked = deliveryMethod === 'dropoff' && !hasNothingToPay(draft, offers);
  return [
    'deliveryMethod',
    ...(isPaymentAsked ? (['paymentMethod'] as const) : []),
    ...(deliveryMethod === 'ship' ? ADDRESS_FIELDS : []),
    'discountCode',
  ];
}

const glove = z.object({ gloveDetails, specialInstructions: text });
const person = z.object({ customerName: personName, customerEmail: email, customerPhone: phone });
const account = z.object({ customerPassword: newPassword });

const address = z.object({
  street: visitorLine(1, ORDER_TEXTS.streetMissing),
  city: visitorLine(1, ORDER_TEXTS.cityMissing),
  state: visitorLine(1, ORDER_TEXTS.stateMissing),
  zip: visitorLine(1, ORDER_TEXTS.zipMissing),
});

const payment = z.object({ paymentMethod: z.enum(PAYMENT_METHODS, MESSAGES.paymentMethod) });
const delivery = z.object({ deliveryMethod: deliveryMethodInput });

/** The messages of one step's fields; empty when the step is complete (rule 6.2). */
export function checkStep(step: FillableStep, order: Checkable): FieldErrors {
  if (step === 1) return checkService(order);
  if (step === 2) return checkDetails(order);
  return checkDelivery(order);
}

function checkService({ draft, offers }: Checkable): FieldErrors {
  const { serviceId, laceColorId } = draft.fields;
  const errors: FieldErrors = {};
  if (draft.gloves.some((glove) => !findService(offers, glove.serviceId)))
    errors.gloves = ORDER_TEXTS.gloveNotOffered;
  if (!findService(offers, serviceId)) errors.serviceId = MESSAGES.selectService;
  if (laceColorId !== '' && !findLaceColor(offers, laceColorId))
    errors.laceColorId = MESSAGES.selectLaceColor;
  return errors;
}

function checkDetails({ draft, password, orderer }: Checkable): FieldErrors {
  const gloveErrors = issuesOf(glove, draft.fields);
  // Name, e-mail and phone come with the login.
  if (orderer === 'returning') return { login: ORDER_TEXTS.logInFirst, ...gloveErrors };
  const passwordErrors = orderer === 'new' ? issuesOf(account, { customerPassword: password }) : {};
  return { ...issuesOf(person, draft.fields), ...passwordErrors, ...gloveErrors };
}

function checkDelivery({ draft, offers }: Checkable): FieldErrors {
  const { fields } = draft;
  const errors = issuesOf(delivery, fields);
  if (fields.deliveryMethod === 'ship' && !canShip(draft, offers))
    errors.deliveryMethod = ORDER_TEXTS.shippingClosed;
  if (fields.deliveryMethod === 'dropoff' && !hasNothingToPay(draft, offers)) {
    Object.assign(errors, issuesOf(payment, fields));
    if (fields.paymentMethod === 'paypal' && !canPayOnline(draft, offers))
      errors.paymentMethod = MESSAGES.onlinePaymentOff;
  }
  if (fields.deliveryMethod === 'ship') {
    const missing = issuesOf(address, fields);
    Object.assign(errors, missing);
    const isComplete = Object.values(missing).every((message) => message === MESSAGES.pageAddress);
    if (hasErrors(missing))
      errors.shippingAddress = isComplete ? MESSAGES.pageAddress : MESSAGES.addressRequired;
  }
  return errors;
}

function issuesOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, input: unknown): FieldErrors {
  const result = schema.safeParse(input);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = fieldName.safeParse(issue.path[0]);
    if (field.success) errors[field.data] ??= issue.message;
  }
  return errors;
}

const fieldName = z.enum([...STEP_FIELDS[1], ...STEP_FIELDS[2], ...STEP_FIELDS[3]]);

/** The step a field is filled in. */
export function stepOfField(field: FieldName): FillableStep {
  if (STEP_FIELDS[1].some((name) => name === field)) return 1;
  return STEP_FIELDS[2].some((name) => name === field) ? 2 : 3;
}

/** The errors of some fields only. */
export function pickErrors(errors: FieldErrors, fields: readonly FieldName[]): FieldErrors {
  const picked: FieldErrors = {};
  for (const field of fields) {
    if (errors[field] !== undefined) picked[field] = errors[field];
  }
  return picked;
}

/** Whether anything needs attention. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
