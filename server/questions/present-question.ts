import { z } from 'zod';
import type { QuestionView } from '#domain/questions/question-contract';
import type { Question } from '../../payload-types';

const images = z.array(z.string()).catch([]);

/** A question as the owner and its asker's own account read it: the documented fields and nothing else (rule 11.3). */
export function presentQuestion(question: Question): QuestionView {
  const { id, createdAt, email, text, photos, answer, answeredAt } = question;
  return {
    id,
    askedAt: createdAt,
    email,
    text,
    photos: images.parse(photos ?? []),
    answer: answer && answeredAt ? { text: answer, at: answeredAt } : null,
  };
}
