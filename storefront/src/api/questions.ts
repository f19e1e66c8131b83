import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { QuestionListAsk } from '#domain/lists/list-query';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import { type QuestionRequest, type QuestionView, questionView } from '#domain/questions/question-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { api, type Page, readAs } from './client';
import { OWNER } from './session-state';

const QUESTIONS_KEY = ['/api', 'questions'] as const;

/** Questions on a page of the owner's list. */
export const QUESTIONS_ON_A_PAGE = 10;

const questionList = z.array(questionView);

function fetchQuestions(ask: QuestionListAsk, signal?: AbortSignal): Promise<Page<QuestionView>> {
  return api.getPage(`/api/questions?${new URLSearchParams({ ...ask })}`, questionList, { signal });
}

/** The owner's reads of visitors' questions. */
export const questionQueries = {
  /** A page of the list; the previous page is shown until it has loaded. */
  list: (page: number) =>
    queryOptions({
      queryKey: [...QUESTIONS_KEY, 'list', page],
      queryFn: ({ signal }) =>
        fetchQuestions({ page: String(page), limit: String(QUESTIONS_ON_A_PAGE) }, signal),
      placeholderData: keepPreviousData,
      meta: OWNER,
    }),
  /** One question; the id may come from the address, so it can be anything. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...QUESTIONS_KEY, encodeURIComponent(id)],
      queryFn: readAs(async () => questionView),
      staleTime: 0,
      meta: OWNER,
    }),
  /** How many questions wait for an answer. */
  unanswered: () =>
    queryOptions({
      queryKey: [...QUESTIONS_KEY, 'unanswered'],
      queryFn: async ({ signal }) => (await fetchQuestions({ unanswered: '1', limit: '1' }, signal)).total,
      meta: OWNER,
    }),
};

interface Asking {
  question: QuestionRequest;
  /** The same for the same question, so that a retry after a lost answer asks nothing twice. */
  idempotencyKey: string;
}

/** Asks the shop. */
export function useAskShop() {
  return useMutation({
    mutationFn: ({ question, idempotencyKey }: Asking) =>
      api.post('/api/questions', question, createdAnswer, {
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      }),
  });
}

/** Answers a question by mail; the same answer again, after a lost one, sends nothing twice. */
export function useAnswerQuestion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (text: string) =>
      api.post(`/api/questions/${encodeURIComponent(id)}/answer`, { text }, changedAnswer),
    // Refused, it was answered or deleted by then: the dashboard shows how it stands.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: QUESTIONS_KEY }),
  });
}
