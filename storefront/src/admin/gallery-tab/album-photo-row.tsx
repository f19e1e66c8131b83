import { X } from 'lucide-react';
import { UploadRow } from '../../photos/upload-row';
import { IconButton } from '../../ui/icon-button';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import type { AlbumPhoto } from './album-photo';

interface AlbumPhotoRowProps {
  photo: AlbumPhoto;
  /** Whether it can be taken out now. */
  isRemovable: boolean;
  onRemove: () => void;
}

/** A photo chosen for an album. */
export function AlbumPhotoRow({ photo, isRemovable, onRemove }: AlbumPhotoRowProps) {
  const { file, state, percent } = photo;
  const isUnderWay = state === 'uploading' || state === 'preparing';
  return (
    <UploadRow
      name={file.name}
      data={file}
      state={stateOf(photo)}
      progress={isUnderWay ? percent : null}
      isFailed={state === 'failed'}
      isDone={state === 'kept'}
    >
      {isRemovable && (
        <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <X size={20} strokeWidth={2} aria-hidden />
        </IconButton>
      )}
    </UploadRow>
  );
}

function stateOf({ state, percent, problem }: AlbumPhoto): string {
  if (state === 'failed') return problem ?? ADMIN_TEXTS.albumFailed;
  return {
    chosen: 'Ready to upload',
    uploading: `Uploading ${percent} %`,
    preparing: 'Finishing',
    kept: 'Uploaded',
  }[state];
}
