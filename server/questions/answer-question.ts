import type { Payload } from 'payload';
import { QUESTIONS_TO_ANSWER } from '#domain/lists/what-waits';
import { actorOf } from '#domain/people/people';
import { allowed } from '#server/access/allowed';
import { changeJudged } from '#server/database/change-judged';
import { ShopError } from '#server/errors/shop-error';
import { wakeOutbox } from '#server/outbox/worker';
import type { Admin } from '../../payload-types';
import { queueAnswerMail } from './question-mail';

interface AnswerQuestion {
  payload: Payload;
  user: Admin;
  id: string;
  text: string;
}

/**
 * Answers a question by mail, once (rule 17.3): the same words again change nothing, other words are refused. The mail is queued before
 * the answer is stored; killed in between, it finds no such answer and is dropped. Throws a ShopError: FORBIDDEN, NOT_FOUND,
 * QUESTION_ANSWERED, CONFLICT.
 */
export async function answerQuestion({ payload, user, id, text }: AnswerQuestion): Promise<void> {
  await allowed({ payload, user, collection: 'questions', operation: 'read' });
  const answered = await changeJudged({
    payload,
    collection: 'questions',
    id,
    by: actorOf(user),
    judge: async (question) => {
      if (question.answer === text) return {};
      if (question.answer) throw new ShopError('QUESTION_ANSWERED');
      await queueAnswerMail({ payload, question, text });
      const data = { answer: text, answeredAt: new Date().toISOString(), unansweredSince: null };
      return { write: { data, condition: QUESTIONS_TO_ANSWER } };
    },
  });
  if (!answered) throw new ShopError('NOT_FOUND');
  wakeOutbox(payload);
}
