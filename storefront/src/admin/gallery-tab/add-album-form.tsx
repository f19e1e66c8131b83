import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { COMPARED_HINT } from '#domain/gallery/compared-albums';
import { ALBUM_IMAGES_MAX, albumCreate } from '#domain/gallery/gallery-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { failedWith } from '../../api/client';
import { useAddAlbum } from '../../api/gallery-changes';
import { showFieldErrors } from '../../api/show-field-errors';
import { useNotices } from '../../notices/use-notices';
import { PhotoChooser } from '../../photos/photo-chooser';
import { photoState } from '../../photos/photo-state';
import { type FileProblem, RefusedFiles, useRefusedFiles } from '../../photos/refused-files';
import { Cluster, Grid, Muted, Text } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { fieldsOf } from '../../ui/form-fields';
import { PlainList, Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useFormDraft } from '../parts/use-form-draft';
import { AlbumPhotoRow } from './album-photo-row';
import { type AlbumUploader, createAlbumUploader } from './album-uploader';
import * as texts from './gallery-tab-texts';

const albumTexts = albumCreate.pick({ title: true, description: true });

/** Adds an album of past work (rule 3.5). Its photos are uploaded first. If something fails, all input stays. */
export function AddAlbumForm() {
  const [uploader, setUploader] = useState<AlbumUploader | null>(null);
  // This runs before the paint, because otherwise everything below the form would jump.
  useLayoutEffect(() => {
    const opened = createAlbumUploader();
    setUploader(opened);
    return () => void opened.close();
  }, []);
  return uploader && <AlbumForm uploader={uploader} />;
}

function AlbumForm({ uploader }: { uploader: AlbumUploader }) {
  const { fail, attempt } = useNotices();
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
  const [isImageRequired, setImageRequired] = useState(false);
  const { isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const toImages = () => images.current?.focus();
  const imagesError = isImageRequired && photos.length === 0 ? MESSAGES.selectImage : undefined;
  const arrived = photos.filter((photo) => photoState(photo) === 'complete').length;

  async function send({ title, description }: { title: string; description: string | null }): Promise<void> {
    if (photos.length === 0) {
      setImageRequired(true);
      fail(MESSAGES.selectImage);
      toImages();
      return;
    }
    setUploading(true);
    const sent = await uploader.sendAll();
    setUploading(false);
    if (sent.state === 'failed') fail(sent.problem);
    if (sent.state !== 'sent') return;
    const album = { title, description: description ?? '', imageUrls: sent.imageUrls };
    const isAdded = await attempt(() => addAlbum.mutateAsync(album), {
      done: texts.albumAdded,
      failed: texts.albumFailed,
      onError(error) {
        if (failedWith(error, 'PHOTO_GONE')) uploader.resetUploaded();
        showFieldErrors(form, ['title', 'description'], error);
      },
    });
    if (!isAdded) return;
    form.reset();
    for (const { id } of photos) uploader.remove(id);
    setImageRequired(false);
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send, ({ title, description }) => {
        setImageRequired(true);
        fail(title?.message ?? description?.message ?? MESSAGES.invalidBody);
      })}
      aria-label={texts.addAlbum}
    >
      <Stack>
        <TextField
          label={texts.title}
          autoComplete="off"
          required
          readOnly={isSubmitting}
          {...field('title')}
        />
        <TextAreaField
          label={texts.descriptionOptional}
          rows={3}
          readOnly={isSubmitting}
          {...field('description')}
        />
        <Stack
          $gap={1}
          ref={images}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-images`}
          aria-describedby={imagesError ? `${id}-error` : undefined}
        >
          <Text $strong id={`${id}-images`} style={{ lineHeight: 1.3 }}>
            {texts.images}
          </Text>
          <PhotoChooser
            isFull={photos.length >= ALBUM_IMAGES_MAX || isSubmitting}
            onFiles={(files) => note(files, isSubmitting ? files.map(tooLate) : uploader.add(files))}
          />
          <Muted $size="small">{COMPARED_HINT}</Muted>
          {imagesError && <FieldError id={`${id}-error`}>{imagesError}</FieldError>}
          <RefusedFiles
            refused={refused}
            onDismiss={() => {
              dismiss();
              toImages();
            }}
          />
          {photos.length > 0 && (
            <Grid as={PlainList} $min={300} $keeps aria-label={texts.chosenImages}>
              {photos.map((photo) => (
                <AlbumPhotoRow
                  key={photo.id}
                  photo={photo}
                  isRemovable={!isSubmitting}
                  onRemove={() => {
                    uploader.remove(photo.id);
                    toImages();
                  }}
                />
              ))}
            </Grid>
          )}
          <VisuallyHidden role="status">
            {isSubmitting && texts.imagesArrived(arrived, photos.length)}
          </VisuallyHidden>
        </Stack>
        <Cluster $gap="12px">
          <Button type="submit" busy={isSubmitting} busyText={isUploading ? texts.uploading : uiTexts.saving}>
            {texts.addAlbum}
          </Button>
          {isUploading && (
            <Button
              variant="secondary"
              onClick={() => {
                uploader.stop();
                toImages();
              }}
            >
              {texts.stop}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** A photo that's dropped here while the album is being saved would get lost. */
function tooLate({ name }: File): FileProblem {
  return { name, reason: texts.arrivedWhileSaving };
}
