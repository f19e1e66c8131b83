import type { Payload } from 'payload';
import type { QuestionListQuery } from '#domain/lists/list-query';
import { QUESTIONS_TO_ANSWER } from '#domain/lists/what-waits';
import type { QuestionView } from '#domain/questions/question-contract';
import { releasePhotos, storedPictures } from '#server/photos/claim-photos';
import type { ByPerson } from '#server/platform/access/allowed';
import type { Page } from '#server/platform/access/find-page';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { keysUnder } from '#server/platform/outbox/keys-under';
import type { Customer, Question } from '../../payload-types';

/** What visitors asked: those that wait for an answer first, then the newest (rule 17.2). */
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

/** One question. Throws a NOT_FOUND ShopError. */
export async function readQuestion({ payload, user, id }: ByPerson & { id: string }): Promise<QuestionView> {
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

/** One question by its id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findQuestion(payload: Payload, id: string): Promise<Question | null> {
  return findOne(payload, 'questions', { id: { equals: id } });
}

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

type Account = Pick<Customer, 'id' | 'email' | 'provenEmail'>;

/**
 * What a customer has asked, newest first: signed in, or by an e-mail that has shown to be theirs (decision 009). Anybody may sign up
 * with another's address, and must not get at what that one has asked.
 */
export async function ownQuestions(
  payload: Payload,
  { id, email, provenEmail }: Account,
): Promise<Question[]> {
  const byEmail = provenEmail === email ? [{ email: { equals: email } }] : [];
  return findAll(payload, 'questions', { or: [{ customer: { equals: id } }, ...byEmail] }, '-createdAt');
}

/**
 * Removes what a customer has asked, with its answers, and what is mailed about it (rule 10.17). Returns the ids of its photos, which
 * are the caller's to remove.
 */
export async function eraseQuestions(payload: Payload, account: Account): Promise<string[]> {
  const released: string[] = [];
  for (const { id, photos } of await ownQuestions(payload, account)) {
    released.push(...(await releasePhotos(payload, photos)));
    await payload.db.deleteMany({ collection: 'outbox', where: { and: keysUnder(`${id}:`) } });
    await payload.db.deleteOne({ collection: 'questions', where: { id: { equals: id } } });
  }
  return released;
}
