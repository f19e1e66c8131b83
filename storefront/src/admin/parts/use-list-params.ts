import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { line } from '#domain/customers/person';
import { CUSTOMER_STATUSES, PAGE_MAX } from '#domain/lists/list-query';

/** The longest search that the calls take. */
export const SEARCH_MAX = line.maxLength ?? undefined;

/** A value in the address; a wrong one counts as absent. */
export function unlessWrong<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** A list's page and search in the address; a wrong value counts as absent. */
export const page = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);
export const search = line.catch('');
export const mailingListStatus = unlessWrong(z.enum(CUSTOMER_STATUSES));

/** Reads a tab's own parameters from the address, whatever it holds. */
interface Reader<T> {
  parse: (params: unknown) => T;
}

/**
 * A list's page, search and filters, kept in the address beside its other parameters. A change of filter starts at the first
 * page; with `replace` it makes no new entry for Back.
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
        // Keeps it known that an open dialog was opened from here.
        { replace, state: replace ? state : null },
      );
    },
  };
}
