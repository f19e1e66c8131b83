import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AlbumPatch, type GalleryAlbumView, galleryAlbumList } from '#domain/gallery/gallery-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { changeSeen } from './change-seen';
import { api } from './client';
import { firstStepQueries } from './first-steps';
import { galleryQueries } from './gallery';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';
import { useReorder } from './use-reorder';

const { queryKey: KEY } = galleryQueries.list();

interface NewAlbum {
  title: string;
  description: string;
  /** Lasting addresses of photos that were uploaded before. */
  imageUrls: readonly string[];
}

/** Adds an album of past work, first in the gallery. */
export function useAddAlbum() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (album: NewAlbum) =>
      api.post('/api/admin/work-gallery', album, createdAnswer, { headers: headersFor(album) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

interface AlbumChange {
  /** The album as the form began with it. */
  seen: GalleryAlbumView;
  changes: AlbumPatch;
}

/** Changes only the given fields of an album. Throws a `ChangedMeanwhile`. */
export function useChangeAlbum() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn({ seen, changes }: AlbumChange) {
      const newest = async () =>
        (await api.get(KEY.join('/'), galleryAlbumList)).find(({ id }) => id === seen.id);
      return changeSeen({ path: `/api/admin/work-gallery/${seen.id}`, body: changes, seen, newest });
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: firstStepQueries.left().queryKey });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Puts the albums in the order of these ids; several orders are sent one after the other. */
export const useReorderAlbums = (stored: readonly GalleryAlbumView[]) =>
  useReorder({
    stored,
    key: KEY,
    path: '/api/admin/work-gallery/reorder',
    body: (albumOrders) => ({ albumOrders }),
  });

/** Deletes an album. */
export function useDeleteAlbum() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (id: string) => api.delete(`/api/admin/work-gallery/${id}`, changedAnswer),
    onSuccess(_answer, id) {
      queryClient.setQueryData(KEY, (albums) => albums?.filter((album) => album.id !== id));
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: KEY });
      void queryClient.invalidateQueries({ queryKey: firstStepQueries.left().queryKey });
    },
  });
}
