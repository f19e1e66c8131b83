import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { readAs } from './client';

/** Reads of the gallery's albums, newest first. */
export const galleryQueries = {
  list: () =>
    queryOptions({ queryKey: ['/api', 'work-gallery'], queryFn: readAs(z.array(galleryAlbumView)) }),
};
