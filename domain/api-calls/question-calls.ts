import { z } from 'zod';
import { questionListQuery } from '../lists/list-query';
import { questionAnswer, questionRequest, questionView } from '../questions/question-contract';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import { type ApiCalls, ONCE } from './api-call';

/** What visitors ask the shop before they order, and what it answers (chapter 17 of the rules). */
export const QUESTION_CALLS = {
  ask: {
    call: 'POST /api/questions',
    role: 'anyone',
    summary: 'Asks the shop a question, with photos; the answer comes by mail.',
    body: questionRequest,
    headers: ONCE,
    answer: createdAnswer,
    status: 201,
    limit: { kind: 'question-address', counts: 'valid' },
    refusals: ['PHOTO_GONE'],
  },
  questions: {
    call: 'GET /api/questions',
    role: 'admin',
    summary:
      'Questions of visitors: those that wait first, then the newest; `X-Total-Count` says how many match.',
    query: questionListQuery,
    answer: z.array(questionView),
  },
  question: {
    call: 'GET /api/questions/:id',
    role: 'admin',
    summary: 'One question.',
    answer: questionView,
  },
  answer: {
    call: 'POST /api/questions/:id/answer',
    role: 'admin',
    summary: 'Answers a question by mail, once; the same answer again changes nothing.',
    body: questionAnswer,
    answer: changedAnswer,
    refusals: ['QUESTION_ANSWERED', 'CONFLICT'],
  },
} as const satisfies ApiCalls;
