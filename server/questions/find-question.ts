import type { Payload } from 'payload';
import type { Question } from '../../payload-types';

/** One question by its id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findQuestion(payload: Payload, id: string): Promise<Question | null> {
  return payload.db.findOne<Question>({ collection: 'questions', where: { id: { equals: id } } });
}
