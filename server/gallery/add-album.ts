import type { Payload } from 'payload';
import type { CreatedAnswer } from '#domain/change-answers';
import type { AlbumCreate } from '#domain/gallery-contract';
import type { Admin } from '../../payload-types';

interface AddAlbum {
  payload: Payload;
  user: Admin;
  input: AlbumCreate;
}

/** Makes an album of past work; the gallery shows it at once. */
export async function addAlbum({ payload, user, input }: AddAlbum): Promise<CreatedAnswer> {
  const { id } = await payload.create({
    collection: 'gallery',
    data: input,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return { id };
}
