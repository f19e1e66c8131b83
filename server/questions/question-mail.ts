import type { Payload } from 'payload';
import { idOnce } from '#server/access/id-once';
import { enqueueBefore } from '#server/outbox/enqueue';
import type { Question } from '../../payload-types';

type Asked = Pick<Question, 'id' | 'email'>;

/**
 * Queues the mails about a question before it is stored: to the owner, and to its asker that it has arrived. Repeating it changes
 * nothing.
 */
export async function queueQuestionMails(payload: Payload, { id, email }: Asked): Promise<void> {
  const data = { questionId: id };
  await enqueueBefore({ payload, kind: 'mail:question', key: `${id}:question:owner`, data });
  await enqueueBefore({
    payload,
    kind: 'mail:question-received',
    key: `${id}:question:asker`,
    data,
    recipient: email,
  });
}

interface AnswerMail {
  payload: Payload;
  question: Asked;
  text: string;
}

/** Queues the mail of an answer before it is stored; that of another answer never goes out. */
export async function queueAnswerMail({ payload, question, text }: AnswerMail): Promise<void> {
  const { id, email } = question;
  const answerId = answerIdOf({ payload, question, text });
  await enqueueBefore({
    payload,
    kind: 'mail:question-answered',
    key: `${id}:answer:${answerId}`,
    data: { questionId: id, answerId },
    recipient: email,
  });
}

/** The id of an answer: the same words to the same question are the same answer. */
export function answerIdOf({
  payload,
  question,
  text,
}: Omit<AnswerMail, 'question'> & { question: Pick<Question, 'id'> }): string {
  return idOnce({ payload, what: `answer to ${question.id}`, idempotencyKey: text });
}
