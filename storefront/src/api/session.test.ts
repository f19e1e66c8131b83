import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { sessionQueries } from './session';

it.each([
  { who: 'customer', path: '/api/customer/check' },
  { who: 'admin', path: '/api/admin/check' },
] as const)('requests $path', async ({ who, path }) => {
  const fetched = vi.fn(async () => Response.json({ isAuthenticated: false }));
  vi.stubGlobal('fetch', fetched);
  await expect(createQueryClient().fetchQuery(sessionQueries[who]())).resolves.toEqual({
    isAuthenticated: false,
  });
  expect(fetched).toHaveBeenCalledWith(path, expect.objectContaining({ credentials: 'include' }));
});
