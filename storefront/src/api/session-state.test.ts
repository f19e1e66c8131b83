import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { sessionQueries } from './session';
import { forgetCustomer, forgetOwner, rememberCustomer, rememberOwner } from './session-state';

it.each([
  { note: rememberCustomer, who: 'customer', isAuthenticated: true },
  { note: forgetCustomer, who: 'customer', isAuthenticated: false },
  { note: rememberOwner, who: 'admin', isAuthenticated: true },
  { note: forgetOwner, who: 'admin', isAuthenticated: false },
] as const)(
  '$note.name: an answer that was asked for before counts no more',
  async ({ note, who, isAuthenticated }) => {
    let resolve = (_answer: Response): void => undefined;
    const promise = new Promise<Response>((done) => {
      resolve = done;
    });
    vi.stubGlobal('fetch', () => promise);
    const queryClient = createQueryClient();
    const { queryKey } = sessionQueries[who]();
    const asked = queryClient.fetchQuery(sessionQueries[who]()).catch(() => null);
    note(queryClient);
    resolve(Response.json({ isAuthenticated: !isAuthenticated }));
    await asked;
    // What was given up comes to its end, too.
    await new Promise((done) => setTimeout(done));
    expect(queryClient.getQueryData(queryKey)).toEqual({ isAuthenticated });
    expect(queryClient.isFetching()).toBe(0);
  },
);
