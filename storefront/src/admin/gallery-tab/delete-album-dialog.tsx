import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { useDeleteAlbum } from '../../api/gallery-changes';
import { ConfirmAction } from '../parts/confirm-action';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './gallery-tab-texts';
import { pictureCount } from './picture-count';

export function DeleteAlbumDialog({ album, onClose }: { album: GalleryAlbumView; onClose: () => void }) {
  const { mutateAsync } = useDeleteAlbum();
  return (
    <ConfirmAction
      title={texts.deleteThisAlbum}
      action={texts.deleteAlbum}
      busyText={sharedTexts.deleting}
      act={() => mutateAsync(album.id)}
      done={texts.albumDeleted}
      failed={texts.albumDeleteFailed}
      onClose={onClose}
    >
      <p>{texts.albumWillBeRemoved(album.title, pictureCount(album))}</p>
    </ConfirmAction>
  );
}
