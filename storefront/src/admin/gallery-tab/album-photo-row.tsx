import { X } from 'lucide-react';
import { percentOf, photoState } from '../../photos/photo-state';
import type { PhotoFile } from '../../photos/photo-uppy';
import * as photosTexts from '../../photos/photos-texts';
import { UploadRow } from '../../photos/upload-row';
import { IconButton } from '../../ui/icon-button';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './gallery-tab-texts';

interface AlbumPhotoRowProps {
  photo: PhotoFile;
  isRemovable: boolean;
  onRemove: () => void;
}

export function AlbumPhotoRow({ photo, isRemovable, onRemove }: AlbumPhotoRowProps) {
  const { name, data, error, meta } = photo;
  const state = photoState(photo);
  const percent = percentOf(photo);
  const text = {
    waiting: texts.readyToUpload,
    preprocessing: texts.readyToUpload,
    uploading: texts.uploadingPercent(percent),
    postprocessing: photosTexts.finishing,
    complete: photosTexts.uploaded,
    error: [error, meta.reason].filter(Boolean).join('. '),
  };
  return (
    <UploadRow
      name={name}
      data={data}
      state={text[state]}
      progress={state === 'uploading' || state === 'postprocessing' ? percent : null}
      isFailed={state === 'error'}
      isDone={state === 'complete'}
    >
      {isRemovable && (
        <IconButton aria-label={sharedTexts.removeName(name)} onClick={onRemove}>
          <X size={20} />
        </IconButton>
      )}
    </UploadRow>
  );
}
