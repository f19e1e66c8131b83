import { useSearchParams } from 'react-router-dom';
import { ORDER_FILTERS, type OrderFilter, readOrderFilters } from './order-filters';

const PAGE = 'page';
const SORT = 'sort';

/** What the list shows, kept in the address beside the tab: so Back, a reload and a shared link lead to it. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const asked = readOrderFilters(params);

  function change(values: Partial<Record<string, string>>, { replace = false } = {}): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    asked,
    isFiltered: ORDER_FILTERS.some((name) => asked[name]),
    /** Other orders start at their first page; what is still being typed is no step back in the history. */
    filter(name: OrderFilter, value: string, options?: { replace: boolean }): void {
      change({ [name]: value, [PAGE]: undefined }, options);
    },
    sort(value: string): void {
      change({ [SORT]: value, [PAGE]: undefined });
    },
    goTo(page: number): void {
      change({ [PAGE]: page === 1 ? undefined : String(page) });
    },
    clear(): void {
      change(Object.fromEntries([...ORDER_FILTERS, PAGE].map((name) => [name, undefined])));
    },
  };
}
export type OrderFilterControls = ReturnType<typeof useOrderFilters>;
