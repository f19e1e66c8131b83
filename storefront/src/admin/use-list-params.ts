import { useSearchParams } from 'react-router-dom';

/** What reads a tab's own parameters out of the address, whatever stands there. */
interface Reader<T> {
  parse: (params: unknown) => T;
}

/**
 * A list's page, search and filters, kept in the address beside what else stands there. Another filter starts at the first
 * page again; what replaces the entry is not in the way of Back.
 */
export function useListParams<T>(reader: Reader<T>) {
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
        { replace },
      );
    },
  };
}
