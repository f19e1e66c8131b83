import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { useDeleteAlbum } from '../../api/gallery-changes';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ConfirmAction } from '../parts/confirm-action';
import { picturesInWords } from './pictures-in-words';

interface DeleteAlbumDialogProps {
  album: GalleryAlbumView;
  onClose: () => void;
}

/** Asks before an album is deleted. */
export function DeleteAlbumDialog({ album, onClose }: DeleteAlbumDialogProps) {
  const { mutateAsync } = useDeleteAlbum();
  return (
    <ConfirmAction
      title="Delete this album?"
      action="Delete Album"
      busyText="Deleting..."
      act={() => mutateAsync(album.id)}
      done={ADMIN_TEXTS.albumDeleted}
      failed={ADMIN_TEXTS.albumDeleteFailed}
      onClose={onClose}
    >
      <p>{`“${album.title}” with its ${picturesInWords(album)} will be removed from Our Work. This can't be undone.`}</p>
    </ConfirmAction>
  );
}
