import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin, Config } from '../../payload-types';

interface ChangeEntry<Noun extends 'services' | 'lace-colors'> {
  payload: Payload;
  user: Admin;
  noun: Noun;
  id: string;
  changes: Partial<Config['collections'][Noun]>;
}

/**
 * Changes these fields of a service or a lace color, and nothing that another call changes at the same moment. The
 * shop shows it at once. Throws a NOT_FOUND ShopError.
 */
export async function changeEntry<Noun extends 'services' | 'lace-colors'>({
  payload,
  user,
  noun,
  id,
  changes,
}: ChangeEntry<Noun>): Promise<void> {
  await writeFields({ payload, user, collection: noun, id, data: changes });
}
