import type { AlbumCreate, AlbumPatch } from '#domain/gallery/gallery-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import type { ByPerson } from '#server/platform/access/allowed';
import { createOnce } from '#server/platform/access/make-once';
import { writeFields } from '#server/platform/access/write-fields';

interface AddAlbum extends ByPerson {
  input: AlbumCreate;
  idempotencyKey?: string;
}

/** Makes an album of past work; the gallery shows it at once. The same key never makes a second one. */
export function addAlbum({ input, ...call }: AddAlbum): Promise<CreatedAnswer> {
  return createOnce({ ...call, collection: 'gallery', data: input });
}

interface ChangeAlbum extends ByPerson {
  id: string;
  ifMatch: number | undefined;
  changes: AlbumPatch;
}

/** Changes these fields of an album; the gallery shows it at once. Answers and throws as `writeFields`. */
export function changeAlbum({ changes, ...change }: ChangeAlbum): Promise<number> {
  return writeFields({ ...change, collection: 'gallery', data: changes });
}
