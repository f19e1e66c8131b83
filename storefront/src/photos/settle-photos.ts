import { ApiError } from '../api/client';
import { normalizePhotos } from '../api/photos';

/** What became of an uploaded photo: it has a lasting address, the shop does not take it, or nobody knows yet. */
export type SettledPhoto =
  | { state: 'kept'; upload: string; photo: string }
  | { state: 'refused'; upload: string; message: string }
  | { state: 'open'; upload: string };

/**
 * Asks for the lasting addresses of uploads. One refused photo does not hold up the others; when the call itself fails,
 * the uploads stay open, to be asked for again (rule 9.4). Never throws.
 */
export async function settlePhotos(uploads: readonly string[]): Promise<SettledPhoto[]> {
  const settled = new Map<string, SettledPhoto>();
  let open = [...new Set(uploads)];
  while (open.length > 0) {
    const answers = await settleOnce(open);
    for (const answer of answers) settled.set(answer.upload, answer);
    if (answers.length === 0) break;
    open = open.filter((upload) => !settled.has(upload));
  }
  return uploads.map((upload) => settled.get(upload) ?? { state: 'open', upload });
}

async function settleOnce(uploads: string[]): Promise<SettledPhoto[]> {
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
