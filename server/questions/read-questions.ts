import type { Payload } from 'payload';
import type { QuestionListQuery } from '#domain/lists/list-query';
import { QUESTIONS_TO_ANSWER } from '#domain/lists/what-waits';
import type { QuestionView } from '#domain/questions/question-contract';
import type { Page } from '#server/access/find-page';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { presentQuestion } from './present-question';

interface ByOwner {
  payload: Payload;
  user: Admin;
}

/** What visitors asked: those that wait for an answer first, then the newest (rule 17.2). */
export async function listQuestions({
  payload,
  user,
  query: { unanswered, pageSize },
}: ByOwner & { query: QuestionListQuery }): Promise<Page<QuestionView>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'questions',
    where: { and: unanswered ? [...QUESTIONS_TO_ANSWER] : [] },
    sort: ['-unansweredSince', '-createdAt'],
    ...(pageSize ?? { pagination: false }),
    depth: 0,
    overrideAccess: false,
    user,
  });
  return { docs: docs.map(presentQuestion), total: totalDocs };
}

/** One question. Throws a NOT_FOUND ShopError. */
export async function readQuestion({ payload, user, id }: ByOwner & { id: string }): Promise<QuestionView> {
  const question = await payload.findByID({
    collection: 'questions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!question) throw new ShopError('NOT_FOUND');
  return presentQuestion(question);
}
