import { ownImage } from '#domain/photos/images';
import { ApiError } from '../api/client';
import { normalizePhotos } from '../api/photos';

/** Whether a photo has its lasting address; an order takes no other. */
export function isKept(photo: string): boolean {
  return ownImage.safeParse(photo).success;
}

/** What became of an uploaded photo: it has a lasting address, the shop does not take it, or nobody knows yet. */
type UploadOutcome =
  | { state: 'kept'; upload: string; photo: string }
  | { state: 'refused'; upload: string; message: string }
  | { state: 'open'; upload: string };

/**
 * Asks for the lasting addresses of uploads. One refused photo does not hold up the others; when the call itself fails,
 * the uploads stay open, to be asked for again (rule 9.4). Never throws.
 */
export async function keepUploads(uploads: readonly string[]): Promise<UploadOutcome[]> {
  const outcomes = new Map<string, UploadOutcome>();
  let open = [...new Set(uploads)];
  while (open.length > 0) {
    const known = await keepOnce(open);
    for (const outcome of known) outcomes.set(outcome.upload, outcome);
    if (known.length === 0) break;
    open = open.filter((upload) => !outcomes.has(upload));
  }
  return uploads.map((upload) => outcomes.get(upload) ?? { state: 'open', upload });
}

async function keepOnce(uploads: string[]): Promise<UploadOutcome[]> {
  try {
    const photos = await normalizePhotos(uploads);
    return uploads.flatMap((upload, index) => {
      const photo = photos[index];
      return photo ? [{ state: 'kept', upload, photo }] : [];
    });
  } catch (error) {
    const refusals = (error instanceof ApiError && error.answer?.errors) || {};
    return uploads.flatMap((upload, index) => {
      const message = refusals[`urls.${index}`];
      return message ? [{ state: 'refused', upload, message }] : [];
    });
  }
}
