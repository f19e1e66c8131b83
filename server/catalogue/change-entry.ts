import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin, Config } from '../../payload-types';

interface ChangeEntry<Noun extends 'services' | 'lace-colors'> {
  payload: Payload;
  user: Admin;
  noun: Noun;
  id: string;
  ifMatch: number | undefined;
  changes: Partial<Config['collections'][Noun]>;
}

/**
 * Changes these fields of a service or a lace color, and nothing that another call changes at the same moment. The
 * shop shows it at once. Answers and throws as `writeFields`.
 */
export function changeEntry<Noun extends 'services' | 'lace-colors'>({
  noun,
  changes,
  ...change
}: ChangeEntry<Noun>): Promise<number> {
  return writeFields({ ...change, collection: noun, data: changes });
}
