import { NotFound, type Payload } from 'payload';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface DeleteEntry {
  payload: Payload;
  user: Admin;
  collection: 'gallery' | 'order-views';
  id: string;
}

/** Deletes an entry; of many at once one does it. Throws a NOT_FOUND ShopError. */
export async function deleteEntry({ payload, user, collection, id }: DeleteEntry): Promise<void> {
  await asNotFound(payload.delete({ collection, id, depth: 0, overrideAccess: false, user }));
}

/** What a deletion by id answers; a NOT_FOUND ShopError where somebody else was faster. */
export async function asNotFound<Doc>(deleting: Promise<Doc>): Promise<Doc> {
  try {
    return await deleting;
  } catch (error) {
    if (error instanceof NotFound) throw new ShopError('NOT_FOUND');
    throw error;
  }
}
