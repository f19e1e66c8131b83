import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { z } from 'zod';
import { LIMIT_MAX, type OrderListAsk } from '#domain/list-query';
import { orderStats } from '#domain/order-stats';
import type { OrderStatus } from '#domain/order-status';
import { type OrderView, orderView } from '#domain/order-view';
import { changeSeen } from './change-seen';
import { api, type Page, readAs } from './client';
import { OWNER } from './owner-session';

/** What every read of orders begins with; a change of one makes them all stale. */
export const ORDERS_KEY = ['/api', 'orders'] as const;
const LIST_KEY = [...ORDERS_KEY, 'list'] as const;
const STATUS_KEY = [...ORDERS_KEY, 'status'] as const;

const orderList = z.array(orderView);

function fetchOrders(ask: OrderListAsk, signal?: AbortSignal): Promise<Page<OrderView>> {
  const asked = Object.entries(ask).filter(([, value]) => value);
  return api.getPage(`/api/orders?${new URLSearchParams(asked)}`, orderList, { signal });
}

/** The owner's reads of orders. */
export const adminOrderQueries = {
  stats: () => queryOptions({ queryKey: [...ORDERS_KEY, 'stats'], queryFn: readAs(orderStats), meta: OWNER }),
  /** A page of the list; the former page stays in sight until it is there. */
  list: (ask: OrderListAsk) =>
    queryOptions({
      queryKey: [...LIST_KEY, ask],
      queryFn: ({ signal }) => fetchOrders(ask, signal),
      placeholderData: keepPreviousData,
      meta: OWNER,
    }),
  /**
   * One order, asked for anew by each dialog that shows it, because others work on it too. The id may come from the page's
   * address, where anything can stand.
   */
  one: (id: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, encodeURIComponent(id)],
      queryFn: readAs(orderView),
      staleTime: 0,
      meta: OWNER,
    }),
};

/**
 * Every order that matches, read a large page at a time; one that moves to a later page meanwhile comes once. It needs the
 * owner's session.
 */
export async function readAllOrders(ask: OrderListAsk): Promise<OrderView[]> {
  const found = new Map<string, OrderView>();
  for (let page = 1; ; page += 1) {
    const { entries } = await fetchOrders({ ...ask, page: String(page), limit: String(LIMIT_MAX) });
    for (const order of entries) found.set(order.id, order);
    if (entries.length < LIMIT_MAX) return [...found.values()];
  }
}

interface StatusChange {
  id: string;
  status: OrderStatus;
}

/**
 * Sets an order's status: shown at once, and taken back when the call fails. Changes go out one after the other, so that
 * the last one chosen is the one that stays. Throws a `ChangedMeanwhile`.
 */
export function useSetOrderStatus() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: STATUS_KEY,
    scope: { id: STATUS_KEY.join('/') },
    meta: OWNER,
    async mutationFn({ id, status, before }: StatusChange & { before: OrderView | undefined }) {
      const one = adminOrderQueries.one(id);
      const newest = () => queryClient.fetchQuery(one);
      // A change of before this one may have been answered in between: then its version is the one that was seen.
      const { version } = shownOrder(queryClient, id) ?? (await newest());
      const seen = { ...(before ?? (await newest())), version };
      return changeSeen({ path: `${one.queryKey.join('/')}/status`, body: { status }, seen, newest });
    },
    async onMutate({ id, status }) {
      // What was read before the change would put the former status back.
      await queryClient.cancelQueries({ queryKey: LIST_KEY });
      show(queryClient, id, () => ({ status }));
    },
    onSuccess(version, { id }) {
      show(queryClient, id, () => ({ version }));
    },
    onError(_error, { id, status, before }) {
      // A later choice of the same order stays.
      if (before)
        show(queryClient, id, (shown) => (shown.status === status ? { status: before.status } : {}));
    },
    onSettled() {
      // Until the last one is through, a read would show the others' former status.
      if (queryClient.isMutating({ mutationKey: STATUS_KEY }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
  return ({ id, status }: StatusChange) => mutateAsync({ id, status, before: shownOrder(queryClient, id) });
}

function shownOrder(queryClient: QueryClient, id: string): OrderView | undefined {
  const pages = queryClient.getQueriesData<Page<OrderView>>({ queryKey: LIST_KEY });
  return pages.flatMap(([, page]) => page?.entries ?? []).find((order) => order.id === id);
}

function show(queryClient: QueryClient, id: string, change: (shown: OrderView) => Partial<OrderView>): void {
  queryClient.setQueriesData<Page<OrderView>>(
    { queryKey: LIST_KEY },
    (page) =>
      page && {
        ...page,
        entries: page.entries.map((order) => (order.id === id ? { ...order, ...change(order) } : order)),
      },
  );
}
