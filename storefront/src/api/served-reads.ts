import type { Query, QueryClient } from '@tanstack/react-query';
import type { MissingRead } from '#domain/served-pages/page-data';

/** How long data that came with the page counts as fresh, in ms, so a page that's starting makes no calls. */
const FRESH_MS = 10_000;

/** The URL that a query reads. Undefined if it isn't an API call. */
function addressOf({ queryKey, meta }: Query): string | undefined {
  if (meta?.address) return meta.address;
  return queryKey[0] === '/api' && queryKey.every((part) => typeof part === 'string')
    ? queryKey.join('/')
    : undefined;
}

/** Fills queries with the page's data by URL, when they're first used. Each response is used once. */
export function serveReads(queryClient: QueryClient, reads: Record<string, unknown>): void {
  const left = new Map(Object.entries(reads));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const address = type === 'added' ? addressOf(query) : undefined;
    if (address === undefined || !left.has(address)) return;
    const answer = left.get(address);
    left.delete(address);
    query.setData(answer, {
      manual: true,
      updatedAt: Date.now() + FRESH_MS,
    });
  });
}

/** For the server: the reads that a rendered page is missing. */
export function missingReads(queryClient: QueryClient): MissingRead[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.data === undefined && !isDisabled(query) })
    .flatMap((query) => {
      const address = addressOf(query);
      return address === undefined ? [] : { address, take: query.meta?.take };
    });
}

const isDisabled = ({ options }: Query) => 'enabled' in options && options.enabled === false;
