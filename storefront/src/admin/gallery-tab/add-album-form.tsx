import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { COMPARED_HINT } from '#domain/gallery/compared-albums';
import { ALBUM_IMAGES_MAX, albumCreate } from '#domain/gallery/gallery-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { failedWith, waitOr } from '../../api/client';
import { useAddAlbum } from '../../api/gallery-changes';
import { showFieldErrors } from '../../api/show-field-errors';
import { PhotoChooser } from '../../photos/photo-chooser';
import { photoState } from '../../photos/photo-state';
import { type FileProblem, RefusedFiles, useRefusedFiles } from '../../photos/refused-files';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { PlainList, Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { color, font } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { AlbumPhotoRow } from './album-photo-row';
import { type AlbumUploader, createAlbumUploader } from './album-uploader';

const albumTexts = albumCreate.pick({ title: true, description: true });

const Images = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Label = styled.p`
  font-weight: 600;
  line-height: 1.3;
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
`;

const Rows = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Makes an album of past work (rule 3.5): its photos go first, then the album; what fails keeps what was typed and chosen. */
export function AddAlbumForm() {
  const [uploader, setUploader] = useState<AlbumUploader | null>(null);
  // Before the page is painted, or what is below the form would jump.
  useLayoutEffect(() => {
    const opened = createAlbumUploader();
    setUploader(opened);
    return () => void opened.close();
  }, []);
  return uploader && <AlbumForm uploader={uploader} />;
}

function AlbumForm({ uploader }: { uploader: AlbumUploader }) {
  const { toast } = useToast();
  const id = useId();
  const images = useRef<HTMLDivElement>(null);
  const { refused, note, dismiss } = useRefusedFiles();
  const photos = Object.values(useSyncExternalStore(uploader.subscribe, uploader.files, uploader.files));
  const [isUploading, setUploading] = useState(false);
  const addAlbum = useAddAlbum();
  const form = useForm({
    resolver: zodResolver(albumTexts),
    defaultValues: { title: '', description: '' },
  });
  useFormDraft('new album', form);
  const [isImageAsked, setImageAsked] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const imagesError = isImageAsked && photos.length === 0 ? MESSAGES.selectImage : undefined;
  const arrived = photos.filter((photo) => photoState(photo) === 'complete').length;

  function tell(description: string): void {
    toast({ title: 'Error', description, tone: 'danger' });
  }

  async function send({ title, description }: { title: string; description: string | null }): Promise<void> {
    if (photos.length === 0) {
      setImageAsked(true);
      tell(MESSAGES.selectImage);
      images.current?.focus();
      return;
    }
    setUploading(true);
    const sent = await uploader.sendAll();
    setUploading(false);
    if (sent.state === 'failed') tell(sent.problem);
    if (sent.state !== 'kept') return;
    try {
      await addAlbum.mutateAsync({ title, description: description ?? '', imageUrls: sent.imageUrls });
      toast({ title: ADMIN_TEXTS.albumAdded });
      form.reset();
      for (const { id } of photos) uploader.remove(id);
      setImageAsked(false);
    } catch (error) {
      tell(waitOr(error, ADMIN_TEXTS.albumFailed));
      refuse(error);
    }
  }

  /** Puts what the server refused to its fields. */
  function refuse(error: unknown): void {
    if (failedWith(error, 'PHOTO_GONE')) uploader.forgetKept();
    showFieldErrors(form, ['title', 'description'], error);
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send, ({ title, description }) => {
        setImageAsked(true);
        tell(title?.message ?? description?.message ?? MESSAGES.invalidBody);
      })}
      aria-label="Add Album"
    >
      <Stack>
        <TextField
          label="Title"
          autoComplete="off"
          required
          readOnly={isSubmitting}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextAreaField
          label="Description (optional)"
          rows={3}
          readOnly={isSubmitting}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Images
          ref={images}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-images`}
          aria-describedby={imagesError ? `${id}-error` : undefined}
        >
          <Label id={`${id}-images`}>Images</Label>
          <PhotoChooser
            isFull={photos.length >= ALBUM_IMAGES_MAX || isSubmitting}
            onFiles={(files) => note(files, isSubmitting ? files.map(tooLate) : uploader.add(files))}
          />
          <Hint>{COMPARED_HINT}</Hint>
          {imagesError && <FieldError id={`${id}-error`}>{imagesError}</FieldError>}
          <RefusedFiles
            refused={refused}
            onDismiss={() => {
              dismiss();
              images.current?.focus();
            }}
          />
          {photos.length > 0 && (
            <Rows aria-label="Chosen images">
              {photos.map((photo) => (
                <AlbumPhotoRow
                  key={photo.id}
                  photo={photo}
                  isRemovable={!isSubmitting}
                  onRemove={() => {
                    uploader.remove(photo.id);
                    images.current?.focus();
                  }}
                />
              ))}
            </Rows>
          )}
          <VisuallyHidden role="status">
            {isSubmitting && `${arrived} of ${photos.length} images uploaded`}
          </VisuallyHidden>
        </Images>
        <Actions>
          <Button type="submit" busy={isSubmitting} busyText={isUploading ? 'Uploading...' : 'Saving...'}>
            Add Album
          </Button>
          {isUploading && (
            <Button
              variant="secondary"
              onClick={() => {
                uploader.stop();
                images.current?.focus();
              }}
            >
              Stop
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  );
}

/** Dropped while the album is on its way, it would be neither in it nor kept. */
function tooLate({ name }: File): FileProblem {
  return { name, reason: 'It came while the album was being saved. Please choose it again.' };
}
