import { useController } from 'react-hook-form';
import { z } from 'zod';
import { COMPARED_HINT } from '#domain/gallery/compared-albums';
import { ALBUM_IMAGES_MAX, albumCreate, type GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { isAlbumCopy } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { useChangeAlbum } from '../../api/gallery-changes';
import { finalizeAll } from '../../photos/finalize-uploads';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { useEditForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './gallery-tab-texts';

const albumForm = z.object({
  title: albumCreate.shape.title,
  description: z.string().transform((text): string | null => text.trim() || null),
  // By the time the form is sent, pending photos have their permanent URLs.
  imageUrls: z.array(z.string()).min(1, MESSAGES.selectImage),
});
type AlbumValues = z.input<typeof albumForm>;

const valuesOf = ({ title, description, imageUrls }: GalleryAlbumView): AlbumValues => ({
  title,
  description: description ?? '',
  imageUrls,
});

function moved(photos: readonly string[], from: number, to: number): string[] {
  const others = photos.filter((_photo, index) => index !== from);
  return [...others.slice(0, to), ...photos.slice(from, from + 1), ...others.slice(to)];
}

/** Edits an album: title, description, pictures, and their order (rules 3.5, 3.8). */
export function EditAlbumDialog({ album, onClose }: { album: GalleryAlbumView; onClose: () => void }) {
  const { mutateAsync } = useChangeAlbum();
  const { form, field, dialog } = useEditForm({
    doc: album,
    schema: albumForm,
    valuesOf,
    draft: `album ${album.id}`,
    async send({ seen, changes, typed }) {
      const { photos, problem } = await finalizeAll(typed.imageUrls);
      choose(photos);
      if (problem) form.setError('imageUrls', { message: problem });
      return (
        !problem &&
        mutateAsync({ seen, changes: { ...changes, ...(changes.imageUrls && { imageUrls: photos }) } })
      );
    },
    done: texts.albumUpdated,
    failed: texts.albumUpdateFailed,
    onClose,
  });
  const { value: photos, onChange: choose } = useController({
    control: form.control,
    name: 'imageUrls',
  }).field;
  const isFromOrder = album.imageUrls.some(isAlbumCopy);
  return (
    <FormDialog {...dialog} title={texts.editAlbum} submit={sharedTexts.saveChanges}>
      <TextField label={texts.title} autoComplete="off" required {...field('title')} />
      <TextAreaField label={texts.descriptionOptional} rows={3} {...field('description')} />
      <PhotoField
        label={texts.images}
        hint={COMPARED_HINT}
        photos={photos}
        max={isFromOrder ? photos.length : ALBUM_IMAGES_MAX}
        tooMany={isFromOrder ? texts.onlyTheirPhotos : MESSAGES.tooManyAlbumPhotos}
        error={form.formState.errors.imageUrls?.message}
        order={{
          captions: photos.length > 1 ? [uiTexts.before, uiTexts.after] : [],
          onMove: (from, to) => choose(moved(photos, from, to)),
        }}
        {...photoChanges(() => form.getValues('imageUrls'), choose)}
      />
    </FormDialog>
  );
}
