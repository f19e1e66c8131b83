import type { PhotoType } from '#domain/photo-types';

/** So many bytes at the start of a file tell its type. */
export const TYPE_BYTES = 64;

/** The type of a picture by its first bytes, whatever it is called; null for everything that is not taken. */
export function pictureType(bytes: Uint8Array): PhotoType | null {
  const start = Buffer.from(bytes.subarray(0, TYPE_BYTES)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image/webp';
  return isAvif(start) ? 'image/avif' : null;
}

/** HEIC files, which few browsers show, are made alike: only the brands in the first box tell them apart. */
function isAvif(start: string): boolean {
  if (!start.startsWith('ftyp', 4)) return false;
  const length = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  const [major, , ...compatible] = start.slice(8, length).match(/.{4}/gs) ?? [];
  return [major, ...compatible].some((brand) => brand === 'avif' || brand === 'avis');
}
