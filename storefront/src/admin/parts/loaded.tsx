import type { ReactNode } from 'react';
import { NotLoaded } from '../../notices/not-loaded';
import { RowsSkeleton } from '../../ui/rows-skeleton';

export interface Read<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Read<Data>;
  loading: string;
  failed: string;
  words?: string;
  /** Whether to show that a reload failed, above the older data. */
  warns?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders loaded data, or a skeleton while loading, or an error with a retry button. */
export function Loaded<Data>({ query, loading, failed, words, warns = false, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query;
  const hasData = data !== undefined;
  // A canceled query has neither data nor an error.
  const failure = !isFetching && (error || !hasData) && (
    <NotLoaded title={failed} query={query} text={words} />
  );
  if (!hasData) return failure || <RowsSkeleton label={loading} />;
  return (
    <>
      {warns && failure}
      {children(data)}
    </>
  );
}

/** Combines two reads into one that has loaded once both have. */
export function both<One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> {
  return together(
    [one, other],
    one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  );
}

/** Combines reads of the same kind into one that has loaded once all of them have. */
export function all<Data>(reads: readonly Read<Data>[]): Read<readonly Data[]> {
  const data = reads.flatMap((read) => (read.data === undefined ? [] : [read.data]));
  return together(reads, data.length === reads.length ? data : undefined);
}

function together<Data>(reads: readonly Read<unknown>[], data: Data | undefined): Read<Data> {
  const stuck = reads.find((read) => !read.isFetching && (read.error || read.data === undefined));
  return {
    data,
    error: stuck?.error ?? null,
    isFetching: !stuck,
    refetch: () => stuck?.refetch(),
  };
}
