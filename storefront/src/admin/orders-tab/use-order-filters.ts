import { useListParams } from '../parts/use-list-params';
import { ORDER_FILTERS, type OrderFilter, orderListView } from './order-filters';

/** What the list shows, kept in the address beside the tab: so Back, a reload and a shared link lead to it. */
export function useOrderFilters() {
  const { list: asked, change } = useListParams(orderListView);
  return {
    asked,
    isFiltered: ORDER_FILTERS.some((name) => asked[name]),
    /** What is still being typed is no step back in the history. */
    filter: (name: OrderFilter, value: string, options?: { replace: boolean }) =>
      change({ [name]: value }, options),
    sort: (value: string) => change({ sort: value }),
    goTo: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    clear: () => change(Object.fromEntries(ORDER_FILTERS.map((name) => [name, '']))),
  };
}
export type OrderFilterControls = ReturnType<typeof useOrderFilters>;
