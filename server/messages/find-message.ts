import type { Payload } from 'payload';
import type { Message } from '../../payload-types';

/** One message to many by its id, or null. */
export function findMessage(payload: Payload, id: string): Promise<Message | null> {
  return payload.db.findOne<Message>({ collection: 'messages', where: { id: { equals: id } } });
}
