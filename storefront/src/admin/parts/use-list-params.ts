import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { line } from '#domain/customers/person';
import { CUSTOMER_STATUSES, PAGE_MAX } from '#domain/lists/list-query';

/** As long as the calls take a search. */
export const SEARCH_MAX = line.maxLength ?? undefined;

/** A list's page and search as the address holds them; what makes no sense there counts as not there. */
export const page = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);
export const search = line.catch('');
export const mailingListStatus = z.enum(CUSTOMER_STATUSES).optional().catch(undefined);

/** What reads a tab's own parameters out of the address, whatever stands there. */
interface Reader<T> {
  parse: (params: unknown) => T;
}

/**
 * A list's page, search and filters, kept in the address beside what else stands there. Another filter starts at the first
 * page again; what replaces the entry is not in the way of Back.
 */
export function useListParams<T>(reader: Reader<T>) {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  return {
    list: reader.parse(Object.fromEntries(params)),
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
        // A dialog that was opened while the typing rested is still known as opened here.
        { replace, state: replace ? state : null },
      );
    },
  };
}
