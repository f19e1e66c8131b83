import { z } from 'zod';
import { questionView } from '#domain/questions/question-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { COUNTS_KEY } from './admin-orders';
import { api } from './client';
import { FRESH, ownersRead, pagedReads, useOwnersChange } from './owners-calls';

const KEY = ['/api', 'questions'] as const;

export const QUESTIONS_ON_A_PAGE = 10;

const questions = pagedReads('/api/questions', z.array(questionView));

export const questionQueries = {
  list: (page: number) => questions.page([...KEY, 'list', page], { page, limit: QUESTIONS_ON_A_PAGE }),
  /** One question. The ID may come from the URL, so it can be any text. */
  one: (id: string) => ownersRead([...KEY, encodeURIComponent(id)], questionView, FRESH),
};

/** Answers a question by email. A retry doesn't send it twice. */
export const useAnswerQuestion = (id: string) =>
  useOwnersChange({ stale: [KEY, COUNTS_KEY], awaitsRefresh: false }, (text: string) =>
    api.post(`/api/questions/${encodeURIComponent(id)}/answer`, { text }, changedAnswer),
  );
