import { expect, it, vi } from 'vitest';
import { hold, startShop } from '../testing/shop-in-test';
import { createQueryClient } from './query-client';
import { sessionQueries } from './session';
import { markCustomerSignedIn, markCustomerSignedOut, markOwnerSignedOut } from './session-state';

startShop();

it.each([
  { note: markCustomerSignedIn, who: 'customer', isAuthenticated: true },
  { note: markCustomerSignedOut, who: 'customer', isAuthenticated: false },
  { note: markOwnerSignedOut, who: 'admin', isAuthenticated: false },
] as const)('$note.name ignores the answer to an earlier request', async ({ note, who, isAuthenticated }) => {
  const requests = hold(`GET /api/${who}/check`);
  const queryClient = createQueryClient();
  const { queryKey } = sessionQueries[who]();
  const read = queryClient.fetchQuery(sessionQueries[who]()).catch(() => null);
  note(queryClient);
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 60_000 });
  requests[0]?.(Response.json({ isAuthenticated: !isAuthenticated }));
  await read;
  // Lets the canceled read finish, too.
  await new Promise((done) => setTimeout(done));
  expect(queryClient.getQueryData(queryKey)).toEqual({ isAuthenticated });
  expect(queryClient.isFetching()).toBe(0);
});
