import { z } from 'zod';
import { books } from '#domain/books/books-contract';
import { figures } from '#domain/figures/figures-contract';
import type { OrderListInput } from '#domain/lists/list-query';
import { extraWorkTemplate } from '#domain/orders/extra-work-contract';
import { orderEvent } from '#domain/orders/order-events';
import { orderStats } from '#domain/orders/order-stats';
import { refundView } from '#domain/orders/refund-contract';
import { problemsAnswer } from '#domain/payments/problem-kinds';
import { FRESH, ownersRead, pagedReads } from './owners-calls';
import { readOrder, readOrderDetails } from './read-order';

export const ORDERS_KEY = ['/api', 'orders'] as const;
/** What the views and Today count. */
export const COUNTS_KEY = [...ORDERS_KEY, 'views'] as const;
export const ORDER_LIST_KEY = [...ORDERS_KEY, 'list'] as const;

const orders = pagedReads('/api/orders', z.array(readOrder));
/** The ID may come from the URL, so it can be anything. */
const keyOf = (id: string) => [...ORDERS_KEY, encodeURIComponent(id)] as const;

/** Returns the path of an order's calls. */
export const orderPath = (id: string) => keyOf(id).join('/');

/** Dialogs refetch what others, or the shop itself, may have changed. */
export const adminOrderQueries = {
  stats: () => ownersRead([...ORDERS_KEY, 'stats'], orderStats),
  list: (ask: OrderListInput) => orders.page([...ORDER_LIST_KEY, ask], ask),
  one: (id: string) => ownersRead(keyOf(id), readOrderDetails, FRESH),
  story: (id: string) => ownersRead([...keyOf(id), 'events'], z.array(orderEvent), FRESH),
  refunds: (id: string) => ownersRead([...keyOf(id), 'refunds'], z.array(refundView), FRESH),
  problems: () =>
    ownersRead([...ORDERS_KEY, 'payment-problems'], problemsAnswer, {
      path: '/api/admin/payment-problems',
      ...FRESH,
    }),
  figures: () => ownersRead([...ORDERS_KEY, 'figures'], figures, { path: '/api/admin/figures', ...FRESH }),
  books: (month: string | undefined) =>
    ownersRead([...ORDERS_KEY, 'money', month ?? null], books, {
      path: month ? `/api/admin/money?month=${month}` : '/api/admin/money',
      ...FRESH,
    }),
  extraWorkTemplates: () => ownersRead(['/api', 'extra-work-templates'], z.array(extraWorkTemplate), FRESH),
};

/** Reads every order that matches. */
export const readAllOrders = (ask: OrderListInput) => orders.all(ask);
