import { ownImage } from '#domain/photos/images';
import { ApiError } from '../api/client';
import { normalizePhotos } from '../api/photos';
import * as texts from './photos-texts';

/** Whether a photo has its permanent URL. An order accepts no other. */
export function isPermanent(photo: string): boolean {
  return ownImage.safeParse(photo).success;
}

/** Asks for permanent URLs (rule 9.4). Uploads with neither a URL nor a refusal can be asked for again. Never throws. */
export async function finalizeUploads(uploads: readonly string[]) {
  const permanentUrls = new Map<string, string>();
  const refused = new Map<string, string>();
  let open = [...new Set(uploads)];
  for (let remaining = Number.POSITIVE_INFINITY; open.length > 0 && open.length < remaining; ) {
    remaining = open.length;
    const { photos, refusals } = await requestOnce(open);
    for (const [index, upload] of open.entries()) {
      const [photo, refusal] = [photos[index], refusals[`urls.${index}`]];
      if (photo) permanentUrls.set(upload, photo);
      else if (refusal) refused.set(upload, refusal);
    }
    open = open.filter((upload) => !permanentUrls.has(upload) && !refused.has(upload));
  }
  return { permanentUrls, refused };
}

async function requestOnce(
  uploads: string[],
): Promise<{ photos: string[]; refusals: Record<string, string> }> {
  try {
    return { photos: await normalizePhotos(uploads), refusals: {} };
  } catch (error) {
    return { photos: [], refusals: (error instanceof ApiError && error.answer?.errors) || {} };
  }
}

/** Asks again for missing URLs (rule 9.4). `problem` says why a photo can't be sent. Never throws. */
export async function finalizeAll(photos: readonly string[]) {
  const uploads = photos.filter((photo) => !isPermanent(photo));
  const { permanentUrls, refused } = await finalizeUploads(uploads);
  const [refusal] = refused;
  const unfinished = uploads.find((upload) => !permanentUrls.has(upload));
  return {
    permanentUrls,
    photos: withPermanentUrls(photos, permanentUrls),
    missing: refusal?.[0] ?? unfinished ?? null,
    problem: refusal ? `${refusal[1]} ${texts.toRemove}` : unfinished ? texts.unfinished : null,
  };
}

export const withPermanentUrls = (photos: readonly string[], permanentUrls: ReadonlyMap<string, string>) =>
  photos.map((photo) => permanentUrls.get(photo) ?? photo);
