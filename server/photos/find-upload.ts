import type { Payload } from 'payload';
import type { Upload } from '../../payload-types';

/** What is known of a photo that has been uploaded, or null. */
export function findUpload(payload: Payload, id: string): Promise<Upload | null> {
  return payload.db.findOne<Upload>({ collection: 'uploads', where: { id: { equals: id } } });
}
