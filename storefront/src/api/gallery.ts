import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';

export const galleryQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'work-gallery'],
      queryFn: readAs(async () => (await import('#domain/gallery/gallery-contract')).galleryAlbumList),
    }),
};
