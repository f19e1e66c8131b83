import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { FieldError, FieldHint, FieldLabel } from '../ui/field';
import { Stack } from '../ui/layout';
import { finalizeUploads, isPermanent } from './finalize-uploads';
import { type PhotoOrder, PhotoThumbnails } from './photo-thumbnails';
import * as texts from './photos-texts';
import { usePhotoDialog } from './use-photo-dialog';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  scroll-margin-top: 200px;
`;

interface PhotoFieldProps {
  label: string;
  fieldName?: string;
  hint: string;
  photos: readonly string[];
  max: number;
  tooMany: string;
  error?: string;
  onAdd: (photos: string[]) => void;
  onRemove: (photo: string) => void;
  onFinalized: (permanentUrls: ReadonlyMap<string, string>) => void;
  onOpen?: (photo: string) => void;
  order?: PhotoOrder;
  lateWarning?: string;
}

/** Photos that someone adds and removes. The uploader's code loads when it's first used. */
export function PhotoField(props: PhotoFieldProps) {
  const {
    label,
    fieldName,
    hint,
    photos,
    max,
    tooMany,
    error,
    onAdd,
    onRemove,
    onFinalized,
    onOpen,
    lateWarning,
  } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const room = max - photos.length;
  const unfinished = photos.filter((photo) => !isPermanent(photo));
  const problem = error ?? (unfinished.length > 0 ? refusal : undefined);

  function takeFocus(): void {
    requestAnimationFrame(() => (add.current?.disabled ? root.current : add.current)?.focus());
  }

  const { Dialog, ...dialog } = usePhotoDialog(label, takeFocus);

  async function requestAgain(uploads: string[]): Promise<void> {
    setAsking(true);
    const { permanentUrls, refused } = await finalizeUploads(uploads);
    if (permanentUrls.size > 0) onFinalized(permanentUrls);
    setRefusal([...refused.values()][0]);
    setAsking(false);
  }

  return (
    <Root
      ref={root}
      role="group"
      tabIndex={-1}
      data-in-need={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <FieldLabel as="p" id={`${id}-label`}>
        {label}
      </FieldLabel>
      <PhotoThumbnails
        label={label}
        fieldName={fieldName}
        photos={photos}
        onOpen={onOpen}
        order={props.order}
        onRemove={(photo) => {
          onRemove(photo);
          takeFocus();
        }}
      />
      <FieldHint id={`${id}-hint`}>{room > 0 ? hint : tooMany}</FieldHint>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {unfinished.length > 0 && (
        <Alert tone="warning" title={texts.somePhotosArentReady}>
          <Stack $gap={1} $justify="start">
            {texts.photosPreparedLater}
            <Button
              variant="secondary"
              aria-label={fieldName && texts.tryWhichAgain(fieldName)}
              busy={isAsking}
              busyText={texts.trying}
              onClick={() => requestAgain(unfinished)}
            >
              {texts.tryAgainNow}
            </Button>
          </Stack>
        </Alert>
      )}
      <Button
        ref={add}
        variant="secondary"
        busy={dialog.isLoading}
        busyText={texts.opening}
        disabled={room <= 0}
        onClick={dialog.open}
      >
        <Camera size={20} />
        {fieldName ? texts.addWhich(fieldName, max) : texts.addPhotos}
      </Button>
      {Dialog && (
        <Dialog
          isWanted={dialog.isWanted}
          description={hint}
          room={room}
          tooMany={tooMany}
          lateWarning={lateWarning}
          onPhotos={(added) => {
            onAdd(added);
            // A stopped upload has no permanent URL yet.
            const uploads = added.filter((photo) => !isPermanent(photo));
            if (uploads.length > 0) requestAgain(uploads);
          }}
          onStay={dialog.reopen}
          onClose={dialog.close}
        />
      )}
    </Root>
  );
}
