import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { LIMIT_MAX, type OrderListAsk } from '#domain/lists/list-query';
import { orderEvent } from '#domain/orders/order-events';
import { orderStats } from '#domain/orders/order-stats';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { changeSeen } from './change-seen';
import { api, type Page, readAs } from './client';
import { readOrder, readWholeOrder } from './read-order';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

/** The first parts of the key of every read of orders; a change makes them all stale. */
export const ORDERS_KEY = ['/api', 'orders'] as const;
const LIST_KEY = [...ORDERS_KEY, 'list'] as const;
const STATUS_KEY = [...ORDERS_KEY, 'status'] as const;

const orderList = z.array(readOrder);
const story = z.array(orderEvent);

function fetchOrders(ask: OrderListAsk, signal?: AbortSignal): Promise<Page<OrderView>> {
  const asked = Object.entries(ask).filter(([, value]) => value);
  return api.getPage(`/api/orders?${new URLSearchParams(asked)}`, orderList, { signal });
}

/** The owner's reads of orders. */
export const adminOrderQueries = {
  stats: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'stats'],
      queryFn: readAs(async () => orderStats),
      meta: OWNER,
    }),
  /** A page of the list; the previous page is shown until it has loaded. */
  list: (ask: OrderListAsk) =>
    queryOptions({
      queryKey: [...LIST_KEY, ask],
      queryFn: ({ signal }) => fetchOrders(ask, signal),
      placeholderData: keepPreviousData,
      meta: OWNER,
    }),
  /**
   * One order, fetched again by each dialog, because others work on it too. The id may come from the address, so it can be
   * anything.
   */
  one: (id: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, encodeURIComponent(id)],
      queryFn: readAs(async () => readWholeOrder),
      staleTime: 0,
      meta: OWNER,
    }),
  /** What happened to an order, newest first; the shop adds to it by itself, so each dialog reads it again. */
  story: (id: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, encodeURIComponent(id), 'events'],
      queryFn: readAs(async () => story),
      staleTime: 0,
      meta: OWNER,
    }),
  /** How many orders wait for an answer to their customer. */
  unanswered: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'unanswered'],
      queryFn: async ({ signal }) => (await fetchOrders({ unanswered: '1', limit: '1' }, signal)).total,
      meta: OWNER,
    }),
};

/**
 * Every matching order, read in large pages; one that moves to a later page meanwhile is not read twice. Needs the owner's
 * session.
 */
export async function readAllOrders(ask: OrderListAsk): Promise<OrderView[]> {
  const found = new Map<string, OrderView>();
  for (let page = 1; ; page += 1) {
    const { entries } = await fetchOrders({ ...ask, page: String(page), limit: String(LIMIT_MAX) });
    for (const order of entries) found.set(order.id, order);
    if (entries.length < LIMIT_MAX) return [...found.values()];
  }
}

/** An order as far as a change of its status goes by it. */
interface SeenStatus {
  id: string;
  version: number;
  status: string;
}

export interface StatusChange {
  id: string;
  status: OrderStatus;
  /** The order as its owner saw it; what the list has of it, unless told otherwise. */
  seen?: SeenStatus;
}

/**
 * Sets the status of one of the orders on the page; answers the order's new version. Changes are sent one after the other, so that
 * the last choice wins. Throws a `ChangedMeanwhile`.
 */
export function useSetOrderStatus(stored: readonly OrderView[]) {
  const queryClient = useQueryClient();
  return useOptimistic({
    stored,
    show: withChange,
    meta: OWNER,
    mutationKey: STATUS_KEY,
    async mutationFn({ id, status, seen: told }: StatusChange) {
      const one = adminOrderQueries.one(id);
      const newest = () => queryClient.fetchQuery(one);
      // The version after the previous change was answered.
      const seen = told ?? inSight(queryClient, id) ?? (await newest());
      return changeSeen<SeenStatus>({
        path: `${one.queryKey.join('/')}/status`,
        body: { status },
        seen,
        newest,
      });
    },
    async onSuccess(version, { id, status }) {
      // A read that began before the change would bring the old status back.
      await queryClient.cancelQueries({ queryKey: LIST_KEY });
      queryClient.setQueriesData<Page<OrderView>>(
        { queryKey: LIST_KEY },
        (page) => page && { ...page, entries: withChange(page.entries, { id, status, version }) },
      );
    },
    onSettled() {
      // Before the last change is done, a read would show old statuses.
      if (queryClient.isMutating({ mutationKey: STATUS_KEY }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}

function withChange(
  orders: readonly OrderView[],
  { id, status, version }: StatusChange & { version?: number },
): OrderView[] {
  return orders.map((order) =>
    order.id === id ? { ...order, status, version: version ?? order.version } : order,
  );
}

function inSight(queryClient: QueryClient, id: string): OrderView | undefined {
  const pages = queryClient.getQueriesData<Page<OrderView>>({ queryKey: LIST_KEY });
  return pages.flatMap(([, page]) => page?.entries ?? []).find((order) => order.id === id);
}
