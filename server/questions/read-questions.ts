import type { Payload } from 'payload';
import type { QuestionListQuery } from '#domain/lists/list-query';
import { QUESTIONS_TO_ANSWER } from '#domain/lists/waiting';
import type { QuestionView } from '#domain/questions/question-contract';
import { releasePhotos, storedPictures } from '#server/photos/claim-photos';
import type { ByPerson, OnOne } from '#server/platform/access/allowed';
import { findAll, findOne } from '#server/platform/database/find';
import type { Page } from '#server/platform/database/page-query';
import { ShopError } from '#server/platform/errors/shop-error';
import { keysUnder } from '#server/platform/outbox/enqueue';
import type { Customer, Question } from '../../payload-types';

/** Visitors' questions: unanswered first, then newest (rule 17.2). */
export async function listQuestions({
  payload,
  user,
  query: { unanswered, pageSize },
}: ByPerson & { query: QuestionListQuery }): Promise<Page<QuestionView>> {
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

export async function readQuestion({ payload, user, id }: OnOne): Promise<QuestionView> {
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

/** One question, or null. Check access before returning any of it. */
export function findQuestion(payload: Payload, id: string): Promise<Question | null> {
  return findOne(payload, 'questions', { id: { equals: id } });
}

/** A question for the owner and its sender (rule 11.3). */
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

type Account = Pick<Customer, 'id' | 'email' | 'provenEmail'>;

/** A customer's questions: sent while signed in, or from a verified email (decision 009). */
export async function ownQuestions(
  payload: Payload,
  { id, email, provenEmail }: Account,
): Promise<Question[]> {
  const byEmail = provenEmail === email ? [{ email: { equals: email } }] : [];
  return findAll(payload, 'questions', { or: [{ customer: { equals: id } }, ...byEmail] }, '-createdAt');
}

/** Removes a customer's questions and their emails (rule 10.17). Returns the photo IDs to remove. */
export async function eraseQuestions(payload: Payload, account: Account): Promise<string[]> {
  const released: string[] = [];
  for (const { id, photos } of await ownQuestions(payload, account)) {
    released.push(...(await releasePhotos(payload, photos)));
    await payload.db.deleteMany({ collection: 'outbox', where: { and: keysUnder(`${id}:`) } });
    await payload.db.deleteOne({ collection: 'questions', where: { id: { equals: id } } });
  }
  return released;
}
