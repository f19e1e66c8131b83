import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

it('fetches once and never again on its own (rule 2.7)', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
});

it('offline, calls fail at once. None waits to go out later, when nobody expects it', async () => {
  const queryClient = createQueryClient();
  const call = async () => {
    throw new TypeError('Failed to fetch');
  };
  onlineManager.setOnline(false);
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn: call });
  await expect(change.execute(undefined)).rejects.toThrow('Failed to fetch');
  await expect(queryClient.fetchQuery({ queryKey: ['orders'], queryFn: call })).rejects.toThrow(
    'Failed to fetch',
  );
});
