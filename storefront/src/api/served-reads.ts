import type { Query, QueryClient } from '@tanstack/react-query';

/** How long what came with a page counts as just read, in ms: nothing is asked for again while the page starts. */
const FRESH_MS = 10_000;

/** The address that a query reads; undefined if it isn't a read of the API. */
function addressOf({ queryKey, meta }: Query): string | undefined {
  if (meta?.address) return meta.address;
  return queryKey[0] === '/api' && queryKey.every((part) => typeof part === 'string')
    ? queryKey.join('/')
    : undefined;
}

function fill(query: Query, answer: unknown): void {
  query.setData(query.meta?.take ? query.meta.take(answer) : answer, {
    manual: true,
    updatedAt: Date.now() + FRESH_MS,
  });
}

/** Fills queries with the answers that came with the page, by address, as they are first used. Each answer counts once. */
export function serveReads(queryClient: QueryClient, reads: Record<string, unknown>): void {
  const left = new Map(Object.entries(reads));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const address = type === 'added' ? addressOf(query) : undefined;
    if (address === undefined || !left.has(address)) return;
    const answer = left.get(address);
    left.delete(address);
    fill(query, answer);
  });
}

interface Asked {
  address: string;
  fill: (answer: unknown) => void;
}

/** What a rendered page has asked for and doesn't have, for the server. */
export function missingReads(queryClient: QueryClient): Asked[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data === undefined })
    .flatMap((query) => {
      const address = isOff(query) ? undefined : addressOf(query);
      return address === undefined ? [] : [{ address, fill: (answer) => fill(query, answer) }];
    });
}

/** Whether the part that made a query doesn't want it read. */
const isOff = ({ options }: Query) => 'enabled' in options && options.enabled === false;
