import { z } from 'zod';
import { customerCreate, customerPatch, customerView } from '../customers/customer-contract';
import { customerListQuery, orderListQuery } from '../lists/list-query';
import { orderViewsAnswer, viewCreate, viewPatch } from '../lists/order-views-contract';
import {
  adminOrderPatch,
  adminOrderRequest,
  isAdminOrder,
  orderImagesChange,
  orderStatusChange,
} from '../orders/admin-order-contract';
import { benchLoad } from '../orders/bench-load';
import { estimateQuery, orderEstimate } from '../orders/estimate-contract';
import { orderAnswer, orderRequest, REPLACES_HEADER } from '../orders/order-contract';
import { orderStats } from '../orders/order-stats';
import { orderView, ownerOrderView } from '../orders/order-view';
import {
  cancelAnswer,
  cancelRequest,
  refundAnswer,
  refundRequest,
  refundView,
} from '../orders/refund-contract';
import { benchOrder, benchOrderQuery, benchOrders, benchStatusChange, benchViews } from '../staff/bench-view';
import { changedAnswer } from '../wire/change-answers';
import { IDEMPOTENCY_HEADER } from '../wire/headers';
import { type ApiCalls, MAKES_ONE, VERSIONED } from './api-call';

const headers = {
  [IDEMPOTENCY_HEADER]: 'The same key returns the same order, never a second one.',
  [REPLACES_HEADER]:
    'The key of an earlier order that this one replaces. If unpaid, the earlier one is canceled.',
};

const ONCE_REFUND = { [IDEMPOTENCY_HEADER]: "The same key refunds once, no matter how often it's sent." };

const withRefund = z.object({ refund: z.looseObject({}) });
const withPassword = z.object({ password: z.string() });

/** The owner's form posts to the same path as the order form (rule 7.6). */
const addOrder = {
  call: 'POST /api/orders',
  role: 'admin',
  summary: "Takes an order from the owner's form, with its totals as sent.",
  body: adminOrderRequest,
  headers,
  answer: orderAnswer,
  status: 201,
  refusals: ['DISCOUNT_INVALID', 'PHOTO_GONE', 'RUSH_OFF'],
  isMeant: isAdminOrder,
} as const;

export const ORDER_CALLS = {
  placeOrder: {
    call: 'POST /api/orders',
    role: 'anyone',
    summary:
      "Takes an order. With `paymentMethod`, it's an order from the order form, and the server sets the price. With `status` or `paymentStatus`, it's an order from the owner's form, and the owner must be signed in.",
    body: orderRequest,
    headers,
    answer: orderAnswer,
    status: 201,
    limit: { kind: 'order-address', counts: 'valid' },
    refusals: [
      'DISCOUNT_INVALID',
      'PAYMENT_IN_PERSON_ONLY',
      'PHOTO_GONE',
      'OTHER_CUSTOMER',
      'ACCOUNT_EXISTS',
      'RUSH_OFF',
      'RATE_LIMITED',
    ],
    owners: addOrder,
  },
  orderEstimate: {
    call: 'GET /api/estimate',
    role: 'anyone',
    summary:
      'When gloves ordered now would be ready, and what rush costs. `gloves` is a comma-separated list of service IDs, each followed by `:` and a lace color ID if it has one.',
    query: estimateQuery,
    answer: orderEstimate,
  },
  orders: {
    call: 'GET /api/orders',
    summary: 'All orders, newest first. `X-Total-Count` says how many match.',
    query: orderListQuery,
    answer: z.array(orderView),
    bench: { query: benchOrderQuery, answer: benchOrders },
  },
  benchLoad: {
    call: 'GET /api/admin/bench-load',
    summary: 'Six weeks of work on the bench: the working days, and the orders due on each.',
    answer: benchLoad,
  },
  orderStats: {
    call: 'GET /api/orders/stats',
    summary: 'The number of orders (total, pending, and from the last 7 days) and revenue in cents.',
    answer: orderStats,
  },
  orderViews: {
    call: 'GET /api/admin/order-views',
    summary:
      "How many orders each dashboard view finds, what waits for you today, and the owner's saved views with their filters.",
    answer: orderViewsAnswer,
    bench: { answer: benchViews },
  },
  addOrderView: {
    call: 'POST /api/admin/order-views',
    summary: 'Saves filters of the order list as a named view, up to 20.',
    body: viewCreate,
    ...MAKES_ONE,
    refusals: ['VIEW_EXISTS', 'VIEWS_FULL'],
  },
  renameOrderView: {
    call: 'PATCH /api/admin/order-views/:id',
    summary: 'Renames a view.',
    body: viewPatch,
    answer: changedAnswer,
    refusals: ['VIEW_EXISTS'],
  },
  deleteOrderView: {
    call: 'DELETE /api/admin/order-views/:id',
    summary: 'Deletes a view. Its orders stay.',
    answer: changedAnswer,
  },
  order: {
    call: 'GET /api/orders/:id',
    summary: 'One order. Its `version` is also the `ETag`.',
    answer: ownerOrderView,
    bench: { answer: benchOrder },
  },
  changeOrder: {
    call: 'PATCH /api/orders/:id',
    summary: 'Changes the order fields that are sent. Totals are stored as sent.',
    body: adminOrderPatch,
    ...VERSIONED,
    refusals: ['DISCOUNT_INVALID', 'PHOTO_GONE', 'RUSH_OFF'],
  },
  setOrderStatus: {
    call: 'PATCH /api/orders/:id/status',
    summary: 'Sets the status of an order, and its tracking number if sent.',
    body: orderStatusChange,
    ...VERSIONED,
    bench: { body: benchStatusChange },
  },
  setOrderImages: {
    call: 'PATCH /api/orders/:id/images',
    summary: 'Sets the photos of an order before and after the work.',
    body: orderImagesChange,
    ...VERSIONED,
    refusals: ['PHOTO_GONE'],
  },
  cancelOrder: {
    call: 'POST /api/orders/:id/cancel',
    summary:
      'Cancels an order, with the refund in cents and the reason. Emails the customer if `notify` is true.',
    sensitive: { when: 'if money is refunded', isIt: (body) => withRefund.safeParse(body).success },
    body: cancelRequest,
    headers: ONCE_REFUND,
    ifMatch: true,
    answer: cancelAnswer,
    refusals: ['ALREADY_CANCELED', 'REFUND_TOO_MUCH', 'REFUND_LIMIT', 'ONLINE_PAYMENT_OFF'],
  },
  refundOrder: {
    call: 'POST /api/orders/:id/refunds',
    summary:
      'Refunds an order, in cents: `paypal` through the provider that took the money, `recorded` records a refund made another way.',
    sensitive: true,
    body: refundRequest,
    headers: ONCE_REFUND,
    answer: refundAnswer,
    status: 201,
    refusals: ['REFUND_TOO_MUCH', 'REFUND_LIMIT', 'CONFLICT', 'ONLINE_PAYMENT_OFF'],
  },
  refunds: {
    call: 'GET /api/orders/:id/refunds',
    summary: 'Every refund of an order, newest first, including those made at the provider.',
    answer: z.array(refundView),
  },
  customers: {
    call: 'GET /api/customers',
    summary: 'All customers, newest first. `X-Total-Count` says how many match.',
    query: customerListQuery,
    answer: z.array(customerView),
  },
  addCustomer: {
    call: 'POST /api/customers',
    summary: 'Adds a customer.',
    body: customerCreate,
    ...MAKES_ONE,
    refusals: ['CUSTOMER_EXISTS'],
  },
  changeCustomer: {
    call: 'PATCH /api/customers/:id',
    summary: 'Changes the customer fields that are sent. An empty password changes nothing.',
    sensitive: { when: 'if a password is set', isIt: (body) => withPassword.safeParse(body).success },
    body: customerPatch,
    ...VERSIONED,
    refusals: ['CUSTOMER_EXISTS'],
  },
} as const satisfies ApiCalls;
