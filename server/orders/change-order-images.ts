import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin } from '../../payload-types';

interface ChangeOrderImages {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
  /** The shop's own addresses; a list that is left out stays as it is. */
  images: { beforeImages?: string[]; afterImages?: string[] };
}

/** Keeps the photos of a glove before and after the work (rule 7.10). Answers and throws as `writeFields`. */
export function changeOrderImages({ images, ...change }: ChangeOrderImages): Promise<number> {
  return writeFields({ ...change, collection: 'orders', data: images });
}
