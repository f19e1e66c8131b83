import { expect, it } from 'vitest';
import { createQueryClient } from './query-client';

it('fetches once and never again on its own (rule 2.7)', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
});
