import type { Payload } from 'payload';
import { findOne } from '#server/database/find';
import type { Question } from '../../payload-types';

/** One question by its id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findQuestion(payload: Payload, id: string): Promise<Question | null> {
  return findOne(payload, 'questions', { id: { equals: id } });
}
