import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { waitOr } from '../../api/client';
import { useDeleteAlbum } from '../../api/gallery-changes';
import { Alert } from '../../ui/alert';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Stack } from '../../ui/layout';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { picturesInWords } from './pictures-in-words';

interface DeleteAlbumDialogProps {
  album: GalleryAlbumView;
  onClose: () => void;
}

/** Asks before an album is deleted; it stays open while the shop does it, and when it fails. */
export function DeleteAlbumDialog({ album, onClose }: DeleteAlbumDialogProps) {
  const { id, title } = album;
  const { toast } = useToast();
  const deletion = useDeleteAlbum();

  function remove(): void {
    deletion.mutate(id, {
      onSuccess() {
        toast({ title: ADMIN_TEXTS.albumDeleted });
        onClose();
      },
      onError(error) {
        const description = waitOr(error, ADMIN_TEXTS.albumDeleteFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    });
  }

  return (
    <ConfirmDialog
      title="Delete this album?"
      action="Delete Album"
      busy={deletion.isPending}
      busyText="Deleting..."
      onConfirm={remove}
      onClose={() => {
        if (!deletion.isPending) onClose();
      }}
    >
      <Stack>
        {deletion.isError && (
          <Alert tone="danger">{waitOr(deletion.error, ADMIN_TEXTS.albumDeleteFailed)}</Alert>
        )}
        <p>{`“${title}” with its ${picturesInWords(album)} goes off Our Work. This cannot be undone.`}</p>
      </Stack>
    </ConfirmDialog>
  );
}
