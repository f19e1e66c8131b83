import { QUESTION_CALLS } from '#domain/api-calls/question-calls';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { answerQuestion, askShop } from '#server/questions/answer-question';
import { listQuestions, readQuestion } from '#server/questions/read-questions';
import { findCustomer } from './middleware/session';
import { route } from './route';

const calls = QUESTION_CALLS;

/** What visitors ask the shop, and what it answers (chapter 17 of the rules). */
export const questionRoutes = [
  route(calls.ask, async ({ req, body, idempotencyKey, ...context }) =>
    askShop({
      payload: context.payload,
      input: body,
      customer: await findCustomer(context, req),
      idempotencyKey,
    }),
  ),
  route(calls.questions, async ({ payload, user, res, query }) => {
    const { docs, total } = await listQuestions({ payload, user, query });
    res.set(TOTAL_HEADER, String(total));
    return docs;
  }),
  route(calls.question, ({ payload, user, id }) => readQuestion({ payload, user, id })),
  route(calls.answer, ({ payload, user, id, body: { text } }) => answerQuestion({ payload, user, id, text })),
];
