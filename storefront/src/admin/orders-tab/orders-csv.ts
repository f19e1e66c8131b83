import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/orders/order-services';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { centsToDecimal } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import * as uiTexts from '../../ui/ui-texts';
import type { CsvRow } from '../parts/csv-file';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

const BETWEEN_GLOVES = '; ';

/** Returns one CSV row per order, with amounts in dollars and times in ISO 8601. */
export function orderRows(
  orders: readonly OrderView[],
  services: readonly ServiceView[],
  laceColors: readonly LaceColorView[],
): CsvRow[] {
  const laceColor = (id: string | null) =>
    id === null
      ? sharedTexts.none
      : (laceColors.find((color) => color.id === id)?.name ?? texts.unknownColor);
  const hasRush = orders.some(({ rushCharge }) => rushCharge > 0);
  return orders.map((order) => ({
    // The '#' keeps spreadsheets from reading 12345E67 as a number. The search accepts it too.
    [sharedTexts.orderNumber]: `#${orderNumber(order.id)}`,
    [texts.orderId]: order.id,
    [sharedTexts.date]: order.createdAt,
    [sharedTexts.customer]: order.customerName,
    [uiTexts.email]: order.customerEmail,
    [uiTexts.phone]: order.customerPhone,
    [uiTexts.services]: order.items
      .map(({ serviceId }) => serviceName(services, serviceId))
      .join(BETWEEN_GLOVES),
    [texts.laceColors]: order.items.map(({ laceColorId }) => laceColor(laceColorId)).join(BETWEEN_GLOVES),
    [uiTexts.gloveDetails]: order.items.map(({ gloveDetails }) => gloveDetails).join(BETWEEN_GLOVES),
    [uiTexts.delivery]: labelOf(DELIVERY_LABEL, order.deliveryMethod),
    [texts.address]: order.shippingAddress ?? '',
    [uiTexts.status]: labelOf(ORDER_STATUS_LABEL, order.status),
    [uiTexts.payment]: labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus),
    [uiTexts.subtotal]: centsToDecimal(order.subtotal),
    [uiTexts.discountCode]: order.discountCode ?? '',
    [uiTexts.discount]: centsToDecimal(order.discountAmount),
    [uiTexts.shipping]: centsToDecimal(order.shippingCharge),
    ...(hasRush && { [sharedTexts.rush]: centsToDecimal(order.rushCharge) }),
    [uiTexts.total]: centsToDecimal(order.total),
    [sharedTexts.extraWork]: centsToDecimal(order.extraTotal),
    [uiTexts.paid]: centsToDecimal(order.amountPaid),
    [sharedTexts.refunded]: centsToDecimal(order.amountRefunded),
    [uiTexts.due]: centsToDecimal(order.amountDue),
    [texts.trackingNumber]: order.trackingNumber ?? '',
  }));
}
