import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';

export const reviewQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'reviews'],
      queryFn: readAs(async () => (await import('#domain/reviews/shown-review')).shownReviews),
    }),
};
