import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';

export const serviceQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'services'],
      queryFn: readAs(async () => (await import('#domain/catalogue/service-contract')).serviceList),
    }),
};
