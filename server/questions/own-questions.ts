import type { Payload } from 'payload';
import { findAll } from '#server/database/find';
import { keysUnder } from '#server/outbox/keys-under';
import { releasePhotos } from '#server/photos/release-photos';
import type { Customer, Question } from '../../payload-types';

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
