import { NotFound, type Payload } from 'payload';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface DeleteAlbum {
  payload: Payload;
  user: Admin;
  id: string;
}

/** Deletes an album; the gallery shows it no more. Throws a NOT_FOUND ShopError. */
export async function deleteAlbum({ payload, user, id }: DeleteAlbum): Promise<void> {
  try {
    await payload.delete({ collection: 'gallery', id, depth: 0, overrideAccess: false, user });
  } catch (error) {
    if (error instanceof NotFound) throw new ShopError('NOT_FOUND');
    throw error;
  }
}
