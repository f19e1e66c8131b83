import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { QUESTION_DIALOG } from '#domain/lists/dashboard-address';
import { QUESTIONS_ON_A_PAGE, questionQueries } from '../../api/questions';
import { loadable } from '../../first-paint/loadable';
import { useOpened } from '../../ui/use-opened';
import { Inbox, InboxEntry, useInboxPage } from '../inbox/inbox';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './questions-texts';

const AnswerDialog = loadable(async () => (await import('./answer-dialog')).AnswerDialog);

export function useQuestions() {
  const shown = useInboxPage('asked');
  return { query: useQuery(questionQueries.list(shown.page)), ...shown };
}

/** Visitors' questions, unanswered first. Hidden if there are none (rule 17.2). */
export function QuestionsPanel(props: ReturnType<typeof useQuestions>) {
  const opened = useOpened(QUESTION_DIALOG, { inAddress: true });
  return (
    <Inbox
      {...props}
      opened={opened}
      Dialog={AnswerDialog}
      label={sharedTexts.questions}
      failed={texts.questionsDidntLoad}
      pageSize={QUESTIONS_ON_A_PAGE}
    >
      {({ id, email, askedAt, text, photos, answer }) => (
        <InboxEntry
          from={email}
          waits={!answer}
          at={answer?.at ?? askedAt}
          Icon={CircleQuestionMark}
          text={text}
          photos={photos.length}
          onOpen={() => opened.open(id)}
        />
      )}
    </Inbox>
  );
}
