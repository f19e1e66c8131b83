import type { QuestionView } from '#domain/questions/question-contract';
import { storedPictures } from '#server/photos/photo-fields';
import type { Question } from '../../payload-types';

/** A question as the owner and its asker's own account read it: the documented fields and nothing else (rule 11.3). */
export function presentQuestion(question: Question): QuestionView {
  const { id, createdAt, email, text, photos, answer, answeredAt } = question;
  return {
    id,
    askedAt: createdAt,
    email,
    text,
    photos: storedPictures.parse(photos),
    answer: answer && answeredAt ? { text: answer, at: answeredAt } : null,
  };
}
