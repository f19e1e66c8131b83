import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin } from '../../payload-types';

interface ChangeOrderImages {
  payload: Payload;
  user: Admin;
  id: string;
  /** The shop's own addresses; a list that is left out stays as it is. */
  images: { beforeImages?: string[]; afterImages?: string[] };
}

/** Keeps the photos of a glove before and after the work (rule 7.10). Throws a NOT_FOUND ShopError. */
export async function changeOrderImages({ payload, user, id, images }: ChangeOrderImages): Promise<void> {
  await writeFields({ payload, user, collection: 'orders', id, data: images });
}
