import { Pause, Play, RotateCw, X } from 'lucide-react';
import { IconButton } from '../ui/icon-button';
import { PHOTO_STATE_LABEL, percentOf, photoState } from './photo-state';
import type { PhotoUploader } from './photo-uploader';
import type { PhotoFile } from './photo-uppy';
import { UploadRow } from './upload-row';

const ICON = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const;

/** A photo in the uploader, with pause, resume, retry and cancel where they make sense. */
export function PhotoRow({ file, uploader }: { file: PhotoFile; uploader: PhotoUploader }) {
  const { id, name, data, isPaused = false, meta } = file;
  const state = photoState(file);
  const percent = percentOf(file);
  const isSending = state === 'uploading';
  const isFailed = state === 'error';
  const isDone = state === 'complete';
  return (
    <UploadRow
      name={name}
      data={data}
      state={
        <>
          {isSending && isPaused ? 'Paused' : PHOTO_STATE_LABEL[state]}
          {isSending && ` ${percent} %`}
        </>
      }
      progress={isFailed || isDone ? null : percent}
      isFailed={isFailed}
      isDone={isDone}
    >
      {isSending && (
        <IconButton
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
          onClick={() => uploader.pauseOrResume(id)}
        >
          {isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        </IconButton>
      )}
      {isFailed && !meta.refused && (
        <IconButton aria-label={`Try ${name} again`} onClick={() => uploader.retry(id)}>
          <RotateCw {...ICON} />
        </IconButton>
      )}
      {!isDone && (
        <IconButton aria-label={`Cancel ${name}`} onClick={() => uploader.remove(id)}>
          <X {...ICON} />
        </IconButton>
      )}
    </UploadRow>
  );
}
