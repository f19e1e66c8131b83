import type { Payload } from 'payload';
import { canBeShown, mayShowOf } from '#domain/gallery/may-show';
import { greeting } from '#domain/messages/greeting';
import { type OrderMoney, storedMoney } from '#domain/orders/amount-due';
import { acceptedWork, type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { hereBy } from '#domain/orders/here-by';
import type { LedgerEntry } from '#domain/orders/ledger';
import { type StoredOrderItem, storedOrderItems } from '#domain/orders/order-contract';
import { LINE_NAMES, type LineName } from '#domain/orders/order-lines';
import { orderNumber } from '#domain/orders/order-number';
import { glovePlace, isGloveHere } from '#domain/orders/order-status';
import type { OrderTotals } from '#domain/orders/pricing';
import type { ReadyEstimate } from '#domain/orders/ready-by';
import { dayOf, type ReadyBy, readyByFrom, readyByOf } from '#domain/orders/ready-by-days';
import { isRealCapture } from '#domain/orders/real-capture';
import { refundsOf } from '#domain/orders/refunds';
import { type TrackStep, trackSteps } from '#domain/orders/track-steps';
import { eachOf } from '#domain/words/keys-of';
import { findCustomer } from '#server/accounts/find-customer';
import { storedHistory } from '#server/orders/present-order';
import { orderReadyEstimate } from '#server/orders/ready-estimate';
import { trackUrl } from '#server/orders/track-token';
import { workPhotosOf } from '#server/photos/claim-photos';
import type { Order } from '../../../payload-types';

export interface EmailedOrder
  extends OrderMoney,
    Record<LineName, string | null>,
    Pick<
      Order,
      | 'id'
      | 'customerName'
      | 'customerEmail'
      | 'customerPhone'
      | 'deliveryMethod'
      | 'status'
      | 'paymentStatus'
    > {
  number: string;
  shippingAddress: string | null;
  items: StoredOrderItem[];
  totals: OrderTotals;
  extraLines: ExtraWork['lines'];
  readyEstimate: ReadyEstimate;
  /** While we wait for the glove, the date if it gets here as soon as it can. */
  readyBy: ReadyBy | null;
  hereBy: string | null;
  steps: TrackStep[];
  isClosedUnpaid: boolean;
  cancelReason: string | null;
  cancelRefund: LedgerEntry[];
  trackUrl: string;
  /** Whether emails to the customer may quote what someone typed (decision 009). */
  mayQuote: boolean;
  greeting: string;
  /** Whether its page asks "May we show your glove?", if the shop asks (rule 36.3). */
  canAskToShow?: boolean;
}

interface Emailed {
  isByOwner: boolean;
  siteUrl: string;
}

export async function emailedOrder(
  payload: Payload,
  order: Order,
  { isByOwner, siteUrl }: Emailed,
): Promise<EmailedOrder> {
  const items = storedOrderItems.parse(order.items);
  const isAwaited = glovePlace(order.status) === 'awaited' && order.status !== 'canceled';
  const now = new Date();
  const arrival = isAwaited ? hereBy(now) : null;
  const estimate = await orderReadyEstimate(payload, items, {
    ...order,
    arrival: arrival ?? dayOf(now),
  });
  const mayQuote = isByOwner || (await isConfirmedOrder(payload, order));
  const { id, customerName, customerEmail, customerPhone, deliveryMethod, status, paymentStatus } = order;
  return {
    id,
    customerName,
    customerEmail,
    customerPhone,
    deliveryMethod,
    status,
    paymentStatus,
    number: orderNumber(id),
    shippingAddress: order.shippingAddress ?? null,
    ...eachOf(LINE_NAMES, (name) => order[name] || null),
    items,
    totals: {
      subtotal: order.subtotal ?? 0,
      discountAmount: order.discountAmount ?? 0,
      shippingCharge: order.shippingCharge ?? 0,
      rushCharge: order.rushCharge ?? 0,
      total: order.total ?? 0,
    },
    extraLines: acceptedWork(extraWorkOf(order.extraWork)).flatMap(({ lines }) => lines),
    ...storedMoney(order),
    readyEstimate: estimate,
    readyBy: arrival ? readyByFrom(arrival, estimate) : readyByOf(order),
    hereBy: arrival,
    steps: trackSteps({ ...order, total: order.total ?? 0, story: storedHistory(order) }),
    isClosedUnpaid: order.closedUnpaid === true,
    cancelReason: order.cancelReason || null,
    cancelRefund: refundsOf(order).get(order.cancelId ?? '') ?? [],
    trackUrl: trackUrl(payload, order, siteUrl),
    mayQuote,
    greeting: greeting({ name: customerName, mayQuote }),
    canAskToShow: mayShowOf(order) === null && canBeShown({ status, ...workPhotosOf(order) }),
  };
}

// We can quote what someone typed once the glove is here, real money was paid, or a verified account placed the order (decision 009).
async function isConfirmedOrder(payload: Payload, order: Order): Promise<boolean> {
  if (isGloveHere(order.status)) return true;
  if (isRealCapture(order.paypalCaptureId)) return true;
  const { customer } = order;
  if (!customer) return false;
  const account = await findCustomer(payload, typeof customer === 'string' ? customer : customer.id);
  return account?.provenEmail === order.customerEmail;
}
