import type { FieldPath } from 'react-hook-form';
import { z } from 'zod';
import { ADDRESS_NEEDED, adminOrderRequest, hasNeededAddress } from '#domain/orders/admin-order-contract';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ITEMS_MAX } from '#domain/orders/order-contract';
import { LINE_NAMES } from '#domain/orders/order-lines';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';
import { cents } from '#domain/wire/wire';
import { eachOf, keysOf } from '#domain/words/keys-of';
import { MESSAGES } from '#domain/words/shop-texts';

/** The choice of no lace color, sent as null (rule 7.5). */
export const NO_LACE_COLOR = 'none';

/** Stands for an unknown stored value, which its field shows as it is (rule 2.11). */
export const UNKNOWN = '';

const { shape } = adminOrderRequest;
const { shape: glove } = shape.items.element;

const gloveForm = z.object({
  id: glove.id,
  serviceId: glove.serviceId,
  laceColorId: z
    .string()
    .transform((id): string | null | undefined => (id === NO_LACE_COLOR ? null : id))
    .pipe(glove.laceColorId),
  gloveDetails: glove.gloveDetails,
  specialInstructions: glove.specialInstructions,
  gloveImages: z
    .array(z.string())
    .max(PHOTO_LIMITS.maxFiles, MESSAGES.tooManyPhotos)
    .transform((photos) => (photos.length > 0 ? photos : undefined))
    .optional(),
});

/** A status we don't know isn't sent, so it doesn't change. */
const unlessUnknown = z.literal(UNKNOWN).transform(() => undefined);

const deliveryMethod = z.union([z.literal(UNKNOWN), shape.deliveryMethod]).transform((method, context) => {
  if (method !== UNKNOWN) return method;
  context.addIssue({ code: 'custom', message: MESSAGES.deliveryMethod });
  return z.NEVER;
});

/** Dollars as typed. They're sent as cents. */
const dollars = z
  .string()
  .transform((typed) => dollarsToCents(typed) ?? Number.NaN)
  .pipe(cents);

/** The owner's order form (rule 7.5). The API's rules check it, and turn it into what the API takes. */
export const orderForm = z
  .object({
    customerName: shape.customerName,
    customerEmail: shape.customerEmail,
    customerPhone: shape.customerPhone,
    items: z.array(gloveForm).min(1, MESSAGES.noGloves).max(ITEMS_MAX, MESSAGES.tooManyGloves),
    deliveryMethod,
    shippingAddress: shape.shippingAddress,
    status: unlessUnknown.or(shape.status),
    paymentStatus: unlessUnknown.or(shape.paymentStatus),
    ...eachOf(LINE_NAMES, (name) => shape[name]),
    shippingCharge: dollars,
    rushCharge: dollars,
  })
  .refine(hasNeededAddress, ADDRESS_NEEDED)
  .transform((order) => ({
    ...order,
    shippingAddress: order.deliveryMethod === 'ship' ? order.shippingAddress : null,
  }));

export type OrderFormValues = z.input<typeof orderForm>;
/** The form without its totals, which are computed from the rest. */
export type OrderFormResult = z.output<typeof orderForm>;

export const NEW_GLOVE: OrderFormValues['items'][number] = {
  serviceId: '',
  laceColorId: NO_LACE_COLOR,
  gloveDetails: '',
  specialInstructions: '',
  gloveImages: [],
};

const NEW_ORDER: OrderFormValues = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  items: [NEW_GLOVE],
  deliveryMethod: 'ship',
  shippingAddress: '',
  shippingCharge: centsToDecimal(0),
  rushCharge: centsToDecimal(0),
  status: 'not_received',
  paymentStatus: 'succeeded',
  ...eachOf(LINE_NAMES, () => ''),
};

/** Returns the fields that can show an error, in the form's order. */
export function orderFields({ items }: OrderFormValues): FieldPath<OrderFormValues>[] {
  const fields = keysOf(NEW_ORDER).filter((field) => field !== 'items' && field !== 'deliveryMethod');
  const ofGlove = (index: number) => keysOf(NEW_GLOVE).map((field) => `items.${index}.${field}` as const);
  return [...fields, ...items.flatMap((_glove, index) => ofGlove(index))];
}

function knownOr<Value extends string>(values: readonly Value[], stored: string): Value | typeof UNKNOWN {
  return values.find((value) => value === stored) ?? UNKNOWN;
}

/** Whether a chosen status cancels the order, which has its own dialog (rule 16.8). */
export function isCancellation(order: OrderView | null, status: string | undefined): boolean {
  return order !== null && order.status !== 'canceled' && status === 'canceled';
}

/** Returns the form's initial values: the order's, or a new one's defaults (rule 7.5). */
export function orderFormValues(order: OrderView | null): OrderFormValues {
  if (!order) return NEW_ORDER;
  return {
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    items: order.items.map(({ id, serviceId, laceColorId, gloveDetails, specialInstructions }) => ({
      id,
      serviceId,
      laceColorId: laceColorId ?? NO_LACE_COLOR,
      gloveDetails,
      specialInstructions: specialInstructions ?? '',
    })),
    deliveryMethod: knownOr(DELIVERY_METHODS, order.deliveryMethod),
    shippingAddress: order.shippingAddress ?? '',
    status: knownOr(ORDER_STATUSES, order.status),
    paymentStatus: knownOr(PAYMENT_STATUSES, order.paymentStatus),
    ...eachOf(LINE_NAMES, (name) => order[name] ?? ''),
    shippingCharge: centsToDecimal(order.shippingCharge),
    rushCharge: centsToDecimal(order.rushCharge),
  };
}
