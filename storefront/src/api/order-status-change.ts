import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries, ORDER_LIST_KEY, ORDERS_KEY, orderPath } from './admin-orders';
import { changeVersioned } from './change-versioned';
import type { Page } from './client';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

const STATUS_KEY = [...ORDERS_KEY, 'status'] as const;

export interface StatusChange {
  id: string;
  status: OrderStatus;
  seen?: { id: string; version: number; status: string };
}

/** Sets an order's status. Changes are sent in turn, so the last choice wins. @throws `ConflictError` */
export function useSetOrderStatus(stored: readonly OrderView[]) {
  const queryClient = useQueryClient();
  return useOptimistic({
    stored,
    show: withChange,
    meta: OWNER,
    mutationKey: STATUS_KEY,
    async mutationFn({ id, status, seen: knownOrder }: StatusChange) {
      const newest = () => queryClient.fetchQuery(adminOrderQueries.one(id));
      // The version that the previous change returned.
      const seen = knownOrder ?? cachedVersion(queryClient, id) ?? (await newest());
      return changeVersioned<NonNullable<StatusChange['seen']>>({
        path: `${orderPath(id)}/status`,
        body: { status },
        seen,
        newest,
      });
    },
    async onSuccess(version, { id, status }) {
      // A read that started before the change would bring back the old status.
      await queryClient.cancelQueries({ queryKey: ORDER_LIST_KEY });
      queryClient.setQueriesData<Page<OrderView>>(
        { queryKey: ORDER_LIST_KEY },
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

const withChange = (
  orders: readonly OrderView[],
  { id, status, version }: StatusChange & { version?: number },
): OrderView[] =>
  orders.map((order) => (order.id === id ? { ...order, status, version: version ?? order.version } : order));

function cachedVersion(queryClient: QueryClient, id: string): OrderView | undefined {
  const pages = queryClient.getQueriesData<Page<OrderView>>({ queryKey: ORDER_LIST_KEY });
  return pages.flatMap(([, page]) => page?.entries ?? []).find((order) => order.id === id);
}
