import { fileTypeFromBuffer } from 'file-type';
import { PHOTO_TYPES, type PhotoType } from '#domain/photos/photo-limits';

/** So many bytes at the start of a file tell its type: what file-type asks for. */
export const TYPE_BYTES = 4100;

/** The type of a picture by its first bytes, whatever it is called; null for everything that is not taken. */
export async function pictureType(bytes: Uint8Array): Promise<PhotoType | null> {
  const start = bytes.subarray(0, TYPE_BYTES);
  const found = await fileTypeFromBuffer(start);
  // An animated PNG is a PNG.
  if (found?.mime === 'image/apng') return 'image/png';
  if (found?.mime.startsWith('image/heif')) return isAvif(start) ? 'image/avif' : null;
  return PHOTO_TYPES.find((type) => type === found?.mime) ?? null;
}

/** Whether a picture that names its whole family first is an AVIF and no HEIC: the other names in its first box tell. */
function isAvif(start: Uint8Array): boolean {
  const box = Buffer.from(start);
  return /avi[fs]/.test(box.toString('latin1', 8, box.readUInt32BE()));
}
