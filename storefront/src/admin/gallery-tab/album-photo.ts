import { PHOTO_LIMITS, PHOTO_TYPES } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/messages';

/** A photo chosen for an album, and how far it is on its way to the shop. */
export interface AlbumPhoto {
  id: number;
  file: File;
  state: 'chosen' | 'uploading' | 'preparing' | 'kept' | 'failed';
  /** How much of it has been sent. */
  percent: number;
  /** Why it failed, in words. */
  problem?: string;
  /** Where it has arrived; it need not be sent again. */
  upload?: string;
  /** Its lasting address. */
  photo?: string;
}

/** Why a file cannot go into an album, in words; null when it can. */
export function fileProblem(file: File, chosen: readonly File[]): string | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return MESSAGES.photoType;
  if (file.size > PHOTO_LIMITS.maxBytes) return MESSAGES.photoTooLarge;
  const isSame = ({ name, size, lastModified }: File) =>
    name === file.name && size === file.size && lastModified === file.lastModified;
  return chosen.some(isSame) ? 'You have chosen this photo already' : null;
}
