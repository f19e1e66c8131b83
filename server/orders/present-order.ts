import { z } from 'zod';
import { storedMoney } from '#domain/orders/amount-due';
import { extraWorkOf, extraWorkTotal, proposalStatus } from '#domain/orders/extra-work';
import {
  type ExtraWorkView,
  extraWorkView,
  type OwnerExtraWorkView,
  ownerExtraWorkView,
} from '#domain/orders/extra-work-contract';
import { inferHistory } from '#domain/orders/infer-history';
import { HISTORY_MAX, type OrderEvent, orderEvent } from '#domain/orders/order-events';
import { LINE_NAMES } from '#domain/orders/order-lines';
import { isAwaited } from '#domain/orders/order-status';
import { type OrderView, orderItemView, orderView } from '#domain/orders/order-view';
import { readyByOf } from '#domain/orders/ready-by-days';
import { INBOUND_STATES } from '#domain/shipments/package-state';
import { eachOf, keysOf } from '#domain/words/keys-of';
import { asView } from '#server/platform/access/as-view';
import type { Order } from '../../payload-types';

// Older orders have no items.
const items = z.nullish(z.array(orderItemView)).transform((gloves) => gloves ?? []);
const images = z.array(z.string());

const {
  customerId: _account,
  readyBy: _days,
  inbound: _state,
  package: _package,
  ...sameInOrder
} = orderView.shape;

export const ORDER_FIELDS = [
  ...keysOf(sameInOrder),
  'customer',
  'readyFrom',
  'readyTo',
  'inbound',
  'inboundDay',
] as const satisfies readonly (keyof Order)[];

/** An order as lists show it (rule 7.1). */
export function presentOrder(order: Pick<Order, (typeof ORDER_FIELDS)[number]>): OrderView {
  const { discountCode, ...otherLines } = eachOf(LINE_NAMES, (name) => order[name] ?? null);
  return {
    id: order.id,
    version: order.version ?? 0,
    customerId: accountId(order.customer),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    items: items.parse(order.items),
    deliveryMethod: order.deliveryMethod,
    shippingAddress: order.shippingAddress ?? null,
    discountCode,
    discountAmount: order.discountAmount ?? 0,
    subtotal: order.subtotal ?? 0,
    total: order.total ?? 0,
    shippingCharge: order.shippingCharge ?? 0,
    rushCharge: order.rushCharge ?? 0,
    isRush: order.isRush === true,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paypalOrderId: order.paypalOrderId ?? null,
    paypalCaptureId: order.paypalCaptureId ?? null,
    ...otherLines,
    beforeImages: images.parse(order.beforeImages ?? []),
    afterImages: images.parse(order.afterImages ?? []),
    serviceId: order.serviceId ?? null,
    readyBy: readyByOf(order),
    ...presentInbound(order),
    ...storedMoney(order),
    extraWorkSince: order.extraWorkSince ?? null,
    unansweredSince: order.unansweredSince ?? null,
    createdAt: order.createdAt,
  };
}

function presentInbound({
  status,
  inbound,
  inboundDay,
}: Pick<Order, 'status' | 'inbound' | 'inboundDay'>): Pick<OrderView, 'inbound'> {
  const state = INBOUND_STATES.find((each) => each === inbound);
  return state && isAwaited(status) ? { inbound: { state, day: inboundDay ?? null } } : {};
}

function accountId(customer: Order['customer']): string | null {
  if (!customer) return null;
  return typeof customer === 'string' ? customer : customer.id;
}

/** An order's extra work for its customer, oldest first. */
export function customersExtraWork(order: Pick<Order, 'extraWork'>, now: Date): ExtraWorkView[] {
  return ownersExtraWork(order, now).map((each) => asView(extraWorkView, each));
}

/** Like `customersExtraWork`, but for the owner, with evidence. */
export function ownersExtraWork({ extraWork }: Pick<Order, 'extraWork'>, now: Date): OwnerExtraWorkView[] {
  return extraWorkOf(extraWork).map((each) =>
    asView(ownerExtraWorkView, {
      ...each,
      status: proposalStatus(each, now),
      total: extraWorkTotal(each),
    }),
  );
}

const history = z.array(orderEvent);

/** An order's history as it's stored, oldest first. Empty for older orders. */
export const storedEvents = ({ story }: Pick<Order, 'story'>): OrderEvent[] =>
  Array.isArray(story) ? history.parse(story) : [];

/** Whether an order takes no more notes and messages (decision 015), except one that it already has. */
export function isFull(order: Order, eventId?: string): boolean {
  const stored = storedHistory(order);
  return stored.length >= HISTORY_MAX && !stored.some(({ id }) => id === eventId);
}

/** An order's history without emails, oldest first. Inferred for older orders (rule 15.2). */
export function storedHistory(order: Order): OrderEvent[] {
  return Array.isArray(order.story) ? storedEvents(order) : inferHistory(order);
}
