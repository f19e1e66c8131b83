import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { LIMIT_MAX } from '#domain/lists/list-fields';
import { isRecord } from '#domain/wire/is-record';
import { api, type Page, type Schema, schemaOf } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

/** For reads that are stale right away, because other people work on the same data. */
export const FRESH = { staleTime: 0 } as const;

/** A read that needs the session of someone at the shop. Its path is its key joined with slashes, unless there's a `path`. */
export function ownersRead<Answer, const Key extends QueryKey>(
  queryKey: Key,
  schema: Schema<Answer>,
  { path = queryKey.join('/'), ...options }: { path?: string; staleTime?: 0 } = {},
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.get(path, schema, { signal }),
    meta: { ...OWNER, address: path, take: async (answer) => (await schemaOf(schema)).parse(answer) },
    ...options,
  });
}

type ListQuery = Record<string, string | number | undefined>;

/** Reads for a list with pages. Empty filters aren't sent. */
export function pagedReads<Entry extends { id: string }>(path: string, schema: Schema<Entry[]>) {
  const addressFor = (ask: ListQuery) => {
    const params = Object.entries(ask).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return `${path}?${new URLSearchParams(params)}`;
  };
  const fetchPage = (ask: ListQuery, signal?: AbortSignal) =>
    api.getPage(addressFor(ask), schema, { signal });
  const takePage = async (answer: unknown): Promise<Page<Entry>> => {
    if (!isRecord(answer) || typeof answer.total !== 'number') throw new Error(`no page of ${path}`);
    return { entries: (await schemaOf(schema)).parse(answer.entries), total: answer.total };
  };
  return {
    page: <const Key extends QueryKey>(queryKey: Key, ask: ListQuery) =>
      queryOptions({
        queryKey,
        queryFn: ({ signal }) => fetchPage(ask, signal),
        placeholderData: keepPreviousData,
        meta: { ...OWNER, address: addressFor(ask), take: takePage },
      }),
    async all(ask: ListQuery): Promise<Entry[]> {
      const found = new Map<string, Entry>();
      for (let page = 1; ; page += 1) {
        const { entries } = await fetchPage({ ...ask, page, limit: LIMIT_MAX });
        for (const entry of entries) found.set(entry.id, entry);
        if (entries.length < LIMIT_MAX) return [...found.values()];
      }
    },
  };
}

interface ChangeOptions {
  stale: readonly QueryKey[];
  /** 'settled' also reads again after a failure, which often means that someone else was faster. */
  on?: 'success' | 'settled';
  /** Whether the change waits until everything is read again. A dialog that closes right away doesn't. */
  awaitsRefresh?: boolean;
  repeats?: boolean;
}

interface ChangeTools {
  queryClient: QueryClient;
  /** Options that keep a retry or a double click from creating something twice. */
  once: (content: unknown) => { headers: Record<string, string> };
}

/** A change that needs the session of someone at the shop, and the reads it makes stale. */
export function useOwnersChange<Sent, Answer>(
  { stale, on = 'settled', awaitsRefresh = true, repeats = false }: ChangeOptions,
  send: (sent: Sent, tools: ChangeTools) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  const successes = useRef(0);
  const once = (content: unknown) => ({ headers: headersFor([content, repeats && successes.current]) });
  return useMutation({
    meta: OWNER,
    async mutationFn(sent: Sent) {
      const answer = await send(sent, { queryClient, once });
      successes.current += 1;
      return answer;
    },
    async onSettled(_answer, error) {
      if (error && on === 'success') return;
      const refreshed = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      if (awaitsRefresh) await refreshed;
    },
  });
}
