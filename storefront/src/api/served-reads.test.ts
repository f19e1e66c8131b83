import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownersRead, pagedReads } from './owners-calls';
import { createQueryClient } from './query-client';
import { missingReads } from './served-reads';

const entry = z.object({ id: z.string() });
const list = pagedReads('/api/orders', z.array(entry));
const page = list.page(['/api', 'orders', 'list'], { page: 2, search: '' });
const total = z.object({ total: z.int() });
// Loads its schema late, as the reads of the first screen do.
const count = ownersRead(['/api', 'orders', 'count'], async () => total);
const fresh = ownersRead(['/api', 'orders', 'problems'], z.array(entry), {
  path: '/api/admin/problems',
  staleTime: 0,
});

const READS = {
  '/api/orders?page=2': { entries: [{ id: 'a' }], total: 51 },
  '/api/orders/count': { total: 7 },
  '/api/admin/problems': [{ id: 'c' }],
  '/api/services': [{ id: 'd' }],
};

it("fills queries with the page's data", async () => {
  const queryClient = createQueryClient(READS);
  await expect(queryClient.fetchQuery(page)).resolves.toEqual({ entries: [{ id: 'a' }], total: 51 });
  await expect(queryClient.fetchQuery(count)).resolves.toEqual({ total: 7 });
  await expect(queryClient.fetchQuery({ queryKey: ['/api', 'services'] })).resolves.toEqual([{ id: 'd' }]);
  // While the page starts, even queries that always fetch again make no call.
  await expect(queryClient.fetchQuery(fresh)).resolves.toEqual([{ id: 'c' }]);
});

it('uses each response once, so nothing old comes back', () => {
  const queryClient = createQueryClient(READS);
  const dataNow = () => new QueryObserver(queryClient, count).getCurrentResult().data;
  expect(dataNow()).toEqual({ total: 7 });
  queryClient.removeQueries({ queryKey: count.queryKey });
  expect(dataNow()).toBeUndefined();
});

it('lists the reads a page still needs, except disabled ones', () => {
  const queryClient = createQueryClient({ '/api/admin/problems': [] });
  new QueryObserver(queryClient, page);
  new QueryObserver(queryClient, fresh);
  new QueryObserver(queryClient, { ...count, enabled: false });
  expect(missingReads(queryClient).map(({ address }) => address)).toEqual(['/api/orders?page=2']);
});

it.each([
  [
    (queryClient: QueryClient) => new QueryObserver(queryClient, page),
    { entries: [{ id: 'a', secret: 1 }], total: 51 },
    { entries: [{ id: 'a' }], total: 51 },
  ],
  [
    (queryClient: QueryClient) => new QueryObserver(queryClient, count),
    { total: 7, secret: 1 },
    { total: 7 },
  ],
])('turns a missing read on the server into what the page reads: %#', async (ask, answer, data) => {
  const queryClient = createQueryClient();
  ask(queryClient);
  const [missing] = missingReads(queryClient);
  await expect(missing?.take?.(answer)).resolves.toEqual(data);
});

it('refuses an answer without a total for a page', async () => {
  const queryClient = createQueryClient();
  new QueryObserver(queryClient, page);
  const [missing] = missingReads(queryClient);
  await expect(missing?.take?.([])).rejects.toThrow('no page of /api/orders');
});
