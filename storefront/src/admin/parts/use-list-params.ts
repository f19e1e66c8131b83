import { useLocation, useSearchParams } from 'react-router-dom';
import { PAGE_SIZE, startsFirst } from '#domain/lists/list-fields';
import { endOfDay, startOfDay } from '#domain/wire/day-bounds';
import type { ListParams } from './list-reader';

type Reader<T> = (params: ListParams) => T;

/** A list's page, search, and filters, stored in the URL. A changed filter goes to the first page. `replace` adds no history entry. */
export function useListParams<T>(reader: Reader<T>) {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  return {
    list: reader(Object.fromEntries(params)),
    change(changes: Record<string, string>, { replace = false } = {}): void {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        // Remembers that an open dialog was opened from here.
        { replace, state: replace ? state : null },
      );
    },
  };
}

interface ListView {
  page: number;
  from?: string;
  to?: string;
}

/** A list's state, stored in the URL, so Back, a reload, and a shared link restore it. `names` are the list's filters. */
export function useListFilters<View extends ListView>(
  reader: Reader<View>,
  names: readonly (keyof View & string)[],
) {
  const { list: params, change } = useListParams(reader);
  return {
    params,
    change,
    isFiltered: names.some((name) => params[name]),
    endsFirst: !startsFirst(params),
    goTo: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
export type ListFilters<View extends ListView> = ReturnType<typeof useListFilters<View>>;

export function queryForAll<View extends ListView>({ page: _page, from, to, ...rest }: View) {
  return { ...rest, from: from && startOfDay(from), to: to && endOfDay(to) };
}

export function queryForPage<View extends ListView>(params: View) {
  return { ...queryForAll(params), page: String(params.page), limit: String(PAGE_SIZE) };
}
