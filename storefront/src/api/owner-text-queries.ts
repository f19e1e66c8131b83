import { queryOptions } from '@tanstack/react-query';
import type { OwnerText } from '#domain/pages/pages';
import { readAs } from './client';

export const ownerTextQueries = {
  text: (name: OwnerText) =>
    queryOptions({
      queryKey: ['/api', 'texts', name],
      queryFn: readAs(async () => (await import('#domain/shop-settings/owner-text-answer')).ownerTextAnswer),
    }),
};
