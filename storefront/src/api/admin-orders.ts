import type { OrderListInput } from '#domain/lists/list-query';
import type { ORDER_ANSWERS } from './order-answers';
import { FRESH, ownersRead, pagedReads } from './owners-calls';

export const ORDERS_KEY = ['/api', 'orders'] as const;
export const COUNTS_KEY = [...ORDERS_KEY, 'views'] as const;
export const ORDER_LIST_KEY = [...ORDERS_KEY, 'list'] as const;

/** Loads together with the answer, because the dashboard's first screen comes with its data. */
const schema =
  <Name extends keyof typeof ORDER_ANSWERS>(name: Name) =>
  async () =>
    (await import('./order-answers')).ORDER_ANSWERS[name];

const orders = pagedReads('/api/orders', schema('list'));
/** The ID may come from the URL, so it can be any text. */
const keyOf = (id: string) => [...ORDERS_KEY, encodeURIComponent(id)] as const;

export const orderPath = (id: string) => keyOf(id).join('/');

/** Dialogs fetch an order again, because other people or the shop itself may have changed it. */
export const adminOrderQueries = {
  stats: () => ownersRead([...ORDERS_KEY, 'stats'], schema('stats')),
  views: () => ownersRead(COUNTS_KEY, schema('views'), { path: '/api/admin/order-views' }),
  list: (ask: OrderListInput) => orders.page([...ORDER_LIST_KEY, ask], ask),
  one: (id: string) => ownersRead(keyOf(id), schema('one'), FRESH),
  story: (id: string) => ownersRead([...keyOf(id), 'events'], schema('story'), FRESH),
  refunds: (id: string) => ownersRead([...keyOf(id), 'refunds'], schema('refunds'), FRESH),
  problems: () =>
    ownersRead([...ORDERS_KEY, 'payment-problems'], schema('problems'), {
      path: '/api/admin/payment-problems',
      ...FRESH,
    }),
  figures: () =>
    ownersRead([...ORDERS_KEY, 'figures'], schema('figures'), { path: '/api/admin/figures', ...FRESH }),
  books: (month: string | undefined) =>
    ownersRead([...ORDERS_KEY, 'money', month ?? null], schema('books'), {
      path: month ? `/api/admin/money?month=${month}` : '/api/admin/money',
      ...FRESH,
    }),
  extraWorkTemplates: () => ownersRead(['/api', 'extra-work-templates'], schema('extraWorkTemplates'), FRESH),
};

export const readAllOrders = (ask: OrderListInput) => orders.all(ask);
