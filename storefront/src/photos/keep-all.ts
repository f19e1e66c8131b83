import { isKept, keepUploads } from './keep-uploads';
import { PHOTO_TEXTS } from './photo-texts';

interface KeptPhotos {
  /** The photos, with their lasting addresses as far as these are known now. */
  photos: string[];
  /** Why they cannot be sent; null when they can. */
  problem: string | null;
}

/** Asks once more for the lasting addresses that photos still wait for: a form sends no others (rule 9.4). Never throws. */
export async function keepAll(photos: readonly string[]): Promise<KeptPhotos> {
  const outcomes = await keepUploads(photos.filter((photo) => !isKept(photo)));
  const kept = new Map(
    outcomes.flatMap((one) => (one.state === 'kept' ? [[one.upload, one.photo] as const] : [])),
  );
  const refused = outcomes.find((one) => one.state === 'refused');
  const isLate = outcomes.some((one) => one.state === 'open');
  return {
    photos: photos.map((photo) => kept.get(photo) ?? photo),
    problem: refused ? `${refused.message} ${PHOTO_TEXTS.toRemove}` : isLate ? PHOTO_TEXTS.late : null,
  };
}
