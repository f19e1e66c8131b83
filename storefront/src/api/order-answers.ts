import { z } from 'zod';
import { books } from '#domain/books/books-contract';
import { figures } from '#domain/figures/figures-contract';
import { orderViewsAnswer } from '#domain/lists/order-views-contract';
import { extraWorkTemplate } from '#domain/orders/extra-work-contract';
import { orderEvent } from '#domain/orders/order-events';
import { linesWhere } from '#domain/orders/order-lines';
import { orderStats } from '#domain/orders/order-stats';
import { type OrderView, type OwnerOrderView, orderView, ownerOrderView } from '#domain/orders/order-view';
import { refundView } from '#domain/orders/refund-contract';
import { problemsAnswer } from '#domain/payments/problem-kinds';
import { benchOrder, benchOrders } from '#domain/staff/bench-view';
import { eachOf } from '#domain/words/keys-of';

/** Bench staff can't see these fields (rule 18.4), so they're empty, and the dashboard doesn't show them. */
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

export const ORDER_ANSWERS = {
  list: z.array(z.union([orderView, listed])),
  one: z.union([ownerOrderView, details]),
  views: orderViewsAnswer,
  stats: orderStats,
  story: z.array(orderEvent),
  refunds: z.array(refundView),
  problems: problemsAnswer,
  figures,
  books,
  extraWorkTemplates: z.array(extraWorkTemplate),
};
