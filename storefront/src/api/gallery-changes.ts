import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { firstStepQueries } from './first-steps';
import { galleryQueries } from './gallery';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

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
