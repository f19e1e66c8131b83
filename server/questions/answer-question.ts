import type { Payload } from 'payload';
import { QUESTIONS_TO_ANSWER } from '#domain/lists/waiting';
import { actorOf } from '#domain/people/people';
import type { QuestionRequest } from '#domain/questions/question-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { idOnce, makeOnce } from '#server/platform/access/make-once';
import { changeJudged, createByRules } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Customer, Question } from '../../payload-types';

/** Answers a question by email, once (rule 17.3). Throws a ShopError. */
export async function answerQuestion({ payload, user, id }: OnOne, text: string): Promise<void> {
  await allowed({ payload, user, collection: 'questions', operation: 'read' });
  const answered = await changeJudged(payload, 'questions', id, actorOf(user), async (question) => {
    if (question.answer === text) return {};
    if (question.answer) throw new ShopError('QUESTION_ANSWERED');
    await queueAnswerEmail(payload, question, text);
    const data = { answer: text, answeredAt: new Date().toISOString(), unansweredSince: null };
    return { write: { data, condition: QUESTIONS_TO_ANSWER } };
  });
  if (!answered) throw new ShopError('NOT_FOUND');
  wakeOutbox(payload);
}

interface AskQuestion {
  payload: Payload;
  input: QuestionRequest;
  customer: Customer | null;
  idempotencyKey: string | undefined;
}

/** Stores a visitor's question (rule 17.1). Throws a ValidationError for missing photos. */
export async function askQuestion({
  payload,
  input,
  customer,
  idempotencyKey,
}: AskQuestion): Promise<CreatedAnswer> {
  const question = { ...input, customer: customer?.id ?? null, unansweredSince: new Date().toISOString() };
  const created = await makeOnce(payload, 'questions', idempotencyKey, (id) =>
    createByRules(payload, 'questions', { ...question, id }, { role: 'customer' }),
  );
  wakeOutbox(payload);
  return created;
}

type QuestionRef = Pick<Question, 'id' | 'email'>;

/** Queues a question's emails, once. Call it before the question is stored. */
export async function queueQuestionEmails(payload: Payload, { id, email }: QuestionRef): Promise<void> {
  const data = { questionId: id };
  await enqueueBefore(payload, 'mail:question', { key: `${id}:question:owner`, data });
  await enqueueBefore(payload, 'mail:question-received', {
    key: `${id}:question:asker`,
    data,
    recipient: email,
  });
}

// The email is queued before the answer is stored. If someone else's answer was first, this email is dropped.
async function queueAnswerEmail(payload: Payload, question: QuestionRef, text: string): Promise<void> {
  const { id, email } = question;
  const answerId = answerIdOf(payload, question, text);
  await enqueueBefore(payload, 'mail:question-answered', {
    key: `${id}:answer:${answerId}`,
    data: { questionId: id, answerId },
    recipient: email,
  });
}

/** The ID of an answer. The same text for the same question has the same ID. */
export function answerIdOf(payload: Payload, question: Pick<Question, 'id'>, text: string): string {
  return idOnce(payload, `answer to ${question.id}`, text);
}
