import type { Payload } from 'payload';
import type { QuestionRequest } from '#domain/questions/question-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { makeOnce } from '#server/access/make-once';
import { createByRules } from '#server/database/create-by-rules';
import { wakeOutbox } from '#server/outbox/worker';
import type { Customer } from '../../payload-types';

interface AskShop {
  payload: Payload;
  input: QuestionRequest;
  /** The customer who is signed in: the question belongs to that account. */
  customer: Customer | null;
  /** The same key is the same question, never a second one (rule 6.7). */
  idempotencyKey: string | undefined;
}

/**
 * Takes a visitor's question: kept with its photos, mailed to the owner, confirmed to its asker (rule 17.1). Throws a
 * ValidationError for photos that are not there; nothing is stored then.
 */
export async function askShop({ payload, input, customer, idempotencyKey }: AskShop): Promise<CreatedAnswer> {
  const asked = { ...input, customer: customer?.id ?? null, unansweredSince: new Date().toISOString() };
  const made = await makeOnce({
    payload,
    collection: 'questions',
    idempotencyKey,
    make: (id) =>
      createByRules({ payload, collection: 'questions', data: { ...asked, id }, by: { role: 'customer' } }),
  });
  wakeOutbox(payload);
  return made;
}
