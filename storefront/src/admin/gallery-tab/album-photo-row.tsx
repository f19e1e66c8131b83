import { X } from 'lucide-react';
import { percentOf, photoState } from '../../photos/photo-state';
import type { PhotoFile } from '../../photos/photo-uppy';
import { UploadRow } from '../../photos/upload-row';
import { IconButton } from '../../ui/icon-button';

interface AlbumPhotoRowProps {
  photo: PhotoFile;
  /** Whether it can be taken out now. */
  isRemovable: boolean;
  onRemove: () => void;
}

/** A photo chosen for an album. */
export function AlbumPhotoRow({ photo, isRemovable, onRemove }: AlbumPhotoRowProps) {
  const { name, data } = photo;
  const state = photoState(photo);
  const isUnderWay = state === 'uploading' || state === 'postprocessing';
  return (
    <UploadRow
      name={name}
      data={data}
      state={stateInWords(photo)}
      progress={isUnderWay ? percentOf(photo) : null}
      isFailed={state === 'error'}
      isDone={state === 'complete'}
    >
      {isRemovable && (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={20} strokeWidth={2} aria-hidden />
        </IconButton>
      )}
    </UploadRow>
  );
}

function stateInWords(photo: PhotoFile): string {
  return {
    waiting: 'Ready to upload',
    preprocessing: 'Ready to upload',
    uploading: `Uploading ${percentOf(photo)} %`,
    postprocessing: 'Finishing',
    complete: 'Uploaded',
    error: [photo.error, photo.meta.reason].filter(Boolean).join('. '),
  }[photoState(photo)];
}
