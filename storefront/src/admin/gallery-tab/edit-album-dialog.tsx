import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { COMPARED_HINT } from '#domain/gallery/compared-albums';
import {
  ALBUM_IMAGES_MAX,
  type AlbumPatch,
  albumCreate,
  type GalleryAlbumView,
} from '#domain/gallery/gallery-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { ChangedMeanwhile } from '../../api/change-seen';
import { waitOr } from '../../api/client';
import { useChangeAlbum } from '../../api/gallery-changes';
import { showFieldErrors } from '../../api/show-field-errors';
import { keepAll } from '../../photos/keep-uploads';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { changedFields } from '../parts/changed-fields';
import { useFormDraft } from '../parts/use-form-draft';

const FIELDS = ['title', 'description', 'imageUrls'] as const;

const albumForm = z.object({
  title: albumCreate.shape.title,
  description: z.string().transform((text): string | null => text.trim() || null),
  // Those on their way have their lasting addresses by the time it is sent.
  imageUrls: z.array(z.string()).min(1, MESSAGES.selectImage),
});
type AlbumValues = z.input<typeof albumForm>;
type AlbumTyped = z.output<typeof albumForm>;

const valuesOf = ({ title, description, imageUrls }: GalleryAlbumView): AlbumValues => ({
  title,
  description: description ?? '',
  imageUrls,
});

/** A list with one entry moved to another place. */
function moved(photos: readonly string[], from: number, to: number): string[] {
  const others = photos.filter((_photo, index) => index !== from);
  return [...others.slice(0, to), ...photos.slice(from, from + 1), ...others.slice(to)];
}

interface EditAlbumDialogProps {
  album: GalleryAlbumView;
  onClose: () => void;
}

/** Changes an album: its words, its pictures and their order (rules 3.5, 3.8). */
export function EditAlbumDialog({ album, onClose }: EditAlbumDialogProps) {
  const { toast } = useToast();
  const change = useChangeAlbum();
  // The album as the form was filled, so that others' changes meanwhile are not sent back.
  const [seen, setSeen] = useState(album);
  const form = useForm<AlbumValues, unknown, AlbumTyped>({
    resolver: zodResolver(albumForm),
    defaultValues: valuesOf(seen),
  });
  const { defaultValues = {}, errors, isDirty } = form.formState;
  useFormDraft(`album ${album.id}`, form);
  const { value: photos, onChange } = useController({ control: form.control, name: 'imageUrls' }).field;

  function tell(description: string): void {
    toast({ title: 'Error', description, tone: 'danger' });
  }

  /** Keeps what was typed and fills the rest with what the shop has now. */
  function startFrom(newest: GalleryAlbumView): void {
    setSeen(newest);
    form.reset(valuesOf(newest), { keepDirtyValues: true });
  }

  async function send(typed: AlbumTyped): Promise<void> {
    const kept = await keepAll(typed.imageUrls);
    onChange(kept.photos);
    if (kept.problem) {
      form.setError('imageUrls', { message: kept.problem });
      return;
    }
    const changes: AlbumPatch = changedFields(defaultValues, form.getValues(), {
      ...typed,
      imageUrls: kept.photos,
    });
    try {
      await change.mutateAsync({ seen, changes });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) startFrom(error.newest);
      showFieldErrors(form, FIELDS, error);
      tell(waitOr(error, ADMIN_TEXTS.albumUpdateFailed));
      return;
    }
    toast({ title: ADMIN_TEXTS.albumUpdated });
    onClose();
  }

  return (
    <FormDialog
      title="Edit Album"
      submit="Save Changes"
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={isDirty ? form.handleSubmit(send) : async () => onClose()}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Title"
          autoComplete="off"
          required
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextAreaField
          label="Description (optional)"
          rows={3}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <PhotoField
          label="Images"
          hint={COMPARED_HINT}
          photos={photos}
          max={ALBUM_IMAGES_MAX}
          tooMany={MESSAGES.tooManyAlbumPhotos}
          error={errors.imageUrls?.message}
          order={{
            captions: photos.length > 1 ? ['Before', 'After'] : [],
            onMove: (from, to) => onChange(moved(photos, from, to)),
          }}
          {...photoChanges(() => form.getValues('imageUrls'), onChange)}
        />
      </Stack>
    </FormDialog>
  );
}
