import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { QUESTION_DIALOG } from '#domain/lists/dashboard-address';
import { QUESTIONS_ON_A_PAGE, questionQueries } from '../../api/questions';
import { loadable } from '../../first-paint/loadable';
import { NotLoaded } from '../../notices/not-loaded';
import { Pager } from '../../ui/pager';
import { useOpened } from '../../ui/use-opened';
import { type ListParams, page } from '../parts/list-reader';
import { Panel } from '../parts/panel';
import { useListParams } from '../parts/use-list-params';
import { QuestionList } from './question-list';
import * as texts from './questions-texts';

const AnswerDialog = loadable(async () => (await import('./answer-dialog')).AnswerDialog);

// `page` is the recipients' page below.
const readList = (params: ListParams) => ({ asked: page(params.asked) });

export function useQuestions() {
  const { list, change } = useListParams(readList);
  const questions = useQuery(questionQueries.list(list.asked));
  return { questions, page: list.asked, onPage: (wanted: number) => change({ asked: String(wanted) }) };
}

/** Visitors' questions, unanswered first. Hidden if there are none (rule 17.2). */
export function QuestionsPanel({ questions, page: shown, onPage }: ReturnType<typeof useQuestions>) {
  const opened = useOpened(QUESTION_DIALOG, { inAddress: true });
  const { data, isError, isFetching } = questions;
  return (
    <>
      {isError && !isFetching && (
        <Panel title={texts.questions}>
          <NotLoaded title={texts.questionsDidntLoad} query={questions} />
        </Panel>
      )}
      {data && data.total > 0 && (
        <Panel title={texts.questions}>
          <QuestionList questions={data.entries} onOpen={opened.open} />
          <Pager
            label={texts.questions}
            page={shown}
            pageSize={QUESTIONS_ON_A_PAGE}
            total={data.total}
            onPage={onPage}
          />
        </Panel>
      )}
      {opened.what && (
        <Suspense>
          <AnswerDialog key={opened.what} questionId={opened.what} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}
