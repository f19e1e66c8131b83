import { X } from 'lucide-react';
import { percentOf, photoState } from '../../photos/photo-state';
import type { PhotoFile } from '../../photos/photo-uppy';
import { UploadRow } from '../../photos/upload-row';
import { IconButton } from '../../ui/icon-button';

interface AlbumPhotoRowProps {
  photo: PhotoFile;
  isRemovable: boolean;
  onRemove: () => void;
}

export function AlbumPhotoRow({ photo, isRemovable, onRemove }: AlbumPhotoRowProps) {
  const { name, data, error, meta } = photo;
  const state = photoState(photo);
  const percent = percentOf(photo);
  const words = {
    waiting: 'Ready to upload',
    preprocessing: 'Ready to upload',
    uploading: `Uploading ${percent} %`,
    postprocessing: 'Finishing',
    complete: 'Uploaded',
    error: [error, meta.reason].filter(Boolean).join('. '),
  };
  return (
    <UploadRow
      name={name}
      data={data}
      state={words[state]}
      progress={state === 'uploading' || state === 'postprocessing' ? percent : null}
      isFailed={state === 'error'}
      isDone={state === 'complete'}
    >
      {isRemovable && (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={20} />
        </IconButton>
      )}
    </UploadRow>
  );
}
