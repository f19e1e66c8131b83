import { useController } from 'react-hook-form';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { keepAll } from '../../photos/keep-uploads';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import type { OrderFormResult } from './order-form-values';
import { useOrderForm } from './use-form-basis';

/** Photos of a glove that is added to the order. */
export function GlovePhotos({ index, which }: { index: number; which: string | undefined }) {
  const { control, getValues } = useOrderForm();
  const name = `items.${index}.gloveImages` as const;
  const { field, fieldState } = useController({ control, name });
  return (
    <PhotoField
      label="Photos (optional)"
      which={which}
      hint={`The glove as it is. Up to ${PHOTO_LIMITS.maxFiles}, images only, 10 MB each.`}
      photos={field.value ?? []}
      max={PHOTO_LIMITS.maxFiles}
      tooMany={MESSAGES.tooManyPhotos}
      lateWarning={ADMIN_TEXTS.photosNotReady}
      error={fieldState.error?.message}
      {...photoChanges(() => getValues(name), field.onChange)}
    />
  );
}

type Glove = OrderFormResult['items'][number];

/**
 * The gloves with the lasting addresses of their photos, which `tell` hears of as well; null when some are not to be had, which
 * it hears by their problem.
 */
export async function keepGlovePhotos(
  gloves: readonly Glove[],
  tell: (index: number, photos: string[], problem: string | null) => void,
): Promise<Glove[] | null> {
  const kept = await Promise.all(
    gloves.map(async (glove, index) => {
      if (!glove.gloveImages) return glove;
      const { photos, problem } = await keepAll(glove.gloveImages);
      tell(index, photos, problem);
      return problem === null ? { ...glove, gloveImages: photos } : null;
    }),
  );
  const ready = kept.filter((glove) => glove !== null);
  return ready.length === gloves.length ? ready : null;
}
