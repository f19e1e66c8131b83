import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';

export const laceColorQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'lace-colors'],
      queryFn: readAs(async () => (await import('#domain/catalogue/lace-color-contract')).laceColorList),
    }),
};
