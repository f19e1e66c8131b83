import { fileTypeFromBuffer } from 'file-type';
import { UPLOAD_TYPES, type UploadType } from '#domain/photos/photo-limits';

/** So many bytes at the start of a file tell its type: what file-type asks for. */
export const TYPE_BYTES = 4100;

/** The type of a picture by its first bytes, whatever it is called; null for everything that is not taken. */
export async function pictureType(bytes: Uint8Array): Promise<UploadType | null> {
  const start = bytes.subarray(0, TYPE_BYTES);
  const found = await fileTypeFromBuffer(start);
  // An animated PNG is a PNG.
  if (found?.mime === 'image/apng') return 'image/png';
  if (found?.mime.startsWith('image/heif')) return memberOfFamily(start);
  return UPLOAD_TYPES.find((type) => type === found?.mime) ?? null;
}

/** The type of a picture that names its whole family first: the other names in its first box tell. */
function memberOfFamily(start: Uint8Array): UploadType | null {
  const box = Buffer.from(start);
  const names = box.toString('latin1', 8, box.readUInt32BE());
  if (/avi[fs]/.test(names)) return 'image/avif';
  return /hei[cx]/.test(names) ? 'image/heic' : null;
}
