import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';
import { OWNER } from './session-state';

export const firstStepQueries = {
  left: () =>
    queryOptions({
      queryKey: ['/api', 'admin', 'first-steps'],
      queryFn: readAs(async () => (await import('#domain/shop-settings/first-steps')).firstStepsAnswer),
      meta: OWNER,
    }),
};
