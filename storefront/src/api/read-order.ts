import { z } from 'zod';
import { linesWhere } from '#domain/orders/order-lines';
import { type OrderView, type OwnerOrderView, orderView, ownerOrderView } from '#domain/orders/order-view';
import { benchOrder, benchOrders } from '#domain/staff/bench-view';
import { eachOf } from '#domain/words/keys-of';

/** Fields that bench staff can't see (rule 18.4) are empty, and the dashboard doesn't show them. */
const NO_MONEY = {
  ...eachOf(linesWhere('isAtBench', false), () => null),
  discountAmount: 0,
  subtotal: 0,
  total: 0,
  shippingCharge: 0,
  rushCharge: 0,
  paymentStatus: '',
  paypalOrderId: null,
  paypalCaptureId: null,
  extraTotal: 0,
  amountPaid: 0,
  amountRefunded: 0,
  amountDue: 0,
};

const listed = benchOrders.element.transform((order): OrderView => ({ ...NO_MONEY, ...order }));

/** An order in a list, for the signed-in role. */
export const readOrder = z.union([orderView, listed]);

const details = benchOrder.transform(
  (order): OwnerOrderView => ({
    ...NO_MONEY,
    ...order,
    payments: [],
    trackUrl: '',
    refundable: { total: 0, paypal: 0, captures: [] },
    extraWork: order.extraWork.map((work) => ({
      ...work,
      total: 0,
      evidence: null,
      lines: work.lines.map((line) => ({ ...line, amount: 0 })),
    })),
  }),
);

/** One order, for the signed-in role. */
export const readOrderDetails = z.union([ownerOrderView, details]);
