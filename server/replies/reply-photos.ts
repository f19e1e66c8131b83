import type { Payload } from 'payload';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { fileName } from '#domain/replies/reply-text';
import { pictureType } from '#server/photos/draw-picture';
import { keepPhoto } from '#server/photos/normalize-uploads';
import type { PhotoStore } from '#server/photos/photo-store';
import { idOnce } from '#server/platform/access/make-once';
import { ShopError } from '#server/platform/errors/shop-error';
import type { EmailFile } from './read-email';

/** In bytes. Smaller inline pictures are signature logos. */
const LOGO_MAX = 20_000;

const SIGNATURE = /^application\/(?:(?:x-)?pkcs7|pgp)-signature$/;

export interface SortedFiles {
  photos: EmailFile[];
  /** The names of the attachments we don't save. */
  others: string[];
}

/** Splits attachments into photos to save and the rest (rule 32.5). */
export async function sortFiles(files: readonly EmailFile[]): Promise<SortedFiles> {
  const sorted: SortedFiles = { photos: [], others: [] };
  for (const file of files) {
    if (SIGNATURE.test(file.type)) continue;
    const isPhoto = (await pictureType(file.content)) !== null;
    if (isPhoto && file.isInline && file.content.length < LOGO_MAX) continue;
    if (isPhoto && sorted.photos.length < PHOTO_LIMITS.maxFiles) sorted.photos.push(file);
    else sorted.others.push(fileName(file.name));
  }
  return sorted;
}

interface KeepPhotos {
  payload: Payload;
  store: PhotoStore;
  /** The email's ID, so a repeat saves each photo once. */
  key: string;
  photos: readonly EmailFile[];
}

export interface KeptPhotos {
  photos: string[];
  refused: string[];
}

/** Saves an email's photos. Throws a ShopError if they can't be stored right now. */
export async function keepPhotos({ payload, store, key, photos }: KeepPhotos): Promise<KeptPhotos> {
  const kept: KeptPhotos = { photos: [], refused: [] };
  for (const [index, { name, content }] of photos.entries()) {
    const id = idOnce(payload, 'a photo by email', `${key}:${index}`);
    try {
      kept.photos.push(await keepPhoto({ payload, store, id, bytes: content }));
    } catch (error) {
      if (!(error instanceof ShopError) || error.status === 503) throw error;
      kept.refused.push(fileName(name));
    }
  }
  return kept;
}
