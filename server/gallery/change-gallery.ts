import type { AlbumCreate, AlbumPatch } from '#domain/gallery/gallery-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import type { ByPerson } from '#server/platform/access/allowed';
import { createOnce } from '#server/platform/access/make-once';
import { writeFields } from '#server/platform/access/write-fields';

interface AddAlbum extends ByPerson {
  input: AlbumCreate;
  idempotencyKey?: string;
}

/** Adds an album, once per key. */
export function addAlbum({ input, ...call }: AddAlbum): Promise<CreatedAnswer> {
  return createOnce({ ...call, collection: 'gallery', data: input });
}

interface ChangeAlbum extends ByPerson {
  id: string;
  ifMatch: number | undefined;
  changes: AlbumPatch;
}

/** Changes an album. Answers and throws like `writeFields`. */
export function changeAlbum({ changes, ...change }: ChangeAlbum): Promise<number> {
  return writeFields({ ...change, collection: 'gallery', data: changes });
}
