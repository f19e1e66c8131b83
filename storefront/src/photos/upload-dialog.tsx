import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Alert } from '../ui/alert';
import { StackList } from '../ui/arrange';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { Stack } from '../ui/layout';
import { media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PhotoChooser } from './photo-chooser';
import { isInProgress, PHOTO_STATE_LABEL, percentOf, photoState } from './photo-state';
import type { PhotoUploader } from './photo-uploader';
import type { PhotoFile } from './photo-uppy';
import * as texts from './photos-texts';
import { FileReasons, RefusedFiles, type useRefusedFiles } from './refused-files';
import { UploadRow } from './upload-row';

const ICON = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const;

function PhotoRow({ file, uploader }: { file: PhotoFile; uploader: PhotoUploader }) {
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
          {isSending && isPaused ? texts.paused : PHOTO_STATE_LABEL[state]}
          {isSending && ` ${percent}%`}
        </>
      }
      progress={isFailed || isDone ? null : percent}
      isFailed={isFailed}
      isDone={isDone}
    >
      {isSending && (
        <IconButton
          aria-label={`${isPaused ? texts.resume : texts.pause} ${name}`}
          onClick={() => uploader.pauseOrResume(id)}
        >
          {isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        </IconButton>
      )}
      {isFailed && !meta.refused && (
        <IconButton aria-label={texts.tryAgain(name)} onClick={() => uploader.retry(id)}>
          <RotateCw {...ICON} />
        </IconButton>
      )}
      {!isDone && (
        <IconButton aria-label={texts.cancelName(name)} onClick={() => uploader.remove(id)}>
          <X {...ICON} />
        </IconButton>
      )}
    </UploadRow>
  );
}

const ClosingQuestion = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  ${media.phone} {
    > button {
      flex-grow: 1;
    }
  }
`;

const Question = styled.p`
  flex-basis: 100%;
  font-weight: 600;
`;

interface UploadDialogProps extends ReturnType<typeof useRefusedFiles> {
  uploader: PhotoUploader;
  description: string;
  room: number;
  isWanted: boolean;
  onStay: () => void;
  onClose: () => void;
}

export function UploadDialog({
  uploader,
  description,
  room,
  isWanted,
  refused,
  note,
  dismiss,
  onStay,
  onClose,
}: UploadDialogProps) {
  const done = useRef<HTMLButtonElement>(null);
  const files = Object.values(useSyncExternalStore(uploader.subscribe, uploader.files, uploader.files));
  const [isLeaving, setLeaving] = useState(false);
  const failed = files.filter((file) => photoState(file) === 'error');
  const again = failed.filter(({ meta }) => !meta.refused);
  const arrived = files.filter((file) => photoState(file) === 'complete').length;
  const isBusy = files.some(isInProgress);

  function leave(): void {
    if (isBusy) setLeaving(true);
    else onClose();
  }

  const goBack = useEffectEvent(() => {
    if (isBusy) onStay();
    leave();
  });
  useEffect(() => {
    if (!isWanted) goBack();
  }, [isWanted]);

  const footer =
    isLeaving && isBusy ? (
      <ClosingQuestion>
        <Question role="alert">{texts.photosAreStillUploading}</Question>
        <Button variant="danger" onClick={onClose}>
          {texts.stopAndClose}
        </Button>
        <Button autoFocus onClick={() => setLeaving(false)}>
          {texts.keepUploading}
        </Button>
      </ClosingQuestion>
    ) : (
      <Button ref={done} variant="secondary" onClick={leave}>
        {isBusy ? uiTexts.cancel : uiTexts.done}
      </Button>
    );

  return (
    <Dialog onClose={leave} title={texts.addPhotos} description={description} footer={footer}>
      <Stack>
        <PhotoChooser
          isFull={files.length >= room}
          onFiles={(chosen) => note(chosen, uploader.add(chosen))}
        />
        <RefusedFiles
          refused={refused}
          onDismiss={() => {
            dismiss();
            done.current?.focus();
          }}
        />
        {failed.length > 0 && (
          <Alert tone="danger" title={texts.uploadFailed}>
            <FileReasons files={failed.map(({ id, name, error }) => ({ id, name, reason: error }))} />
          </Alert>
        )}
        {again.length > 1 && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                for (const { id } of again) uploader.retry(id);
              }}
            >
              {texts.tryAllAgain}
            </Button>
          </div>
        )}
        {files.length > 0 && (
          <StackList aria-label={uiTexts.photos}>
            {files.map((file) => (
              <PhotoRow key={file.id} file={file} uploader={uploader} />
            ))}
          </StackList>
        )}
        <VisuallyHidden role="status">
          {files.length > 0 && texts.photosArrived(arrived, files.length)}
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
