import type { PageQuery } from './page-query';

/** How many match, where the page that was read tells it: one that is not full is the last. Null where it does not. */
export function wholeCount(pageSize: PageQuery['pageSize'], read: number): number | null {
  if (!pageSize) return read;
  const skipped = (pageSize.page - 1) * pageSize.limit;
  const isLast = read < pageSize.limit && (read > 0 || skipped === 0);
  return isLast ? skipped + read : null;
}
