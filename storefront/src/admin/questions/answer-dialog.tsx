import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuestionView } from '#domain/questions/question-contract';
import { questionQueries, useAnswerQuestion } from '../../api/questions';
import { AnswerForm } from '../inbox/answer-form';
import type { OpenEntryProps } from '../inbox/inbox';
import { PhotoPreview } from '../order-dialogs/order-photos';
import { adminMoment } from '../parts/admin-date';
import { LoadingDialog } from '../parts/loading-dialog';
import { QuestionAsked, QuestionOver } from './question-parts';
import * as texts from './questions-texts';

/** One question with its photos, and its answer or a form to write one (rule 17.3). */
export function AnswerDialog({ id, onClose }: OpenEntryProps) {
  const question = useQuery(questionQueries.one(id));
  if (question.data) return <Answering question={question.data} onClose={onClose} />;
  return (
    <LoadingDialog
      query={question}
      loading={texts.loadingTheQuestion}
      failed={texts.questionDidntLoad}
      onClose={onClose}
      size="lg"
      title={texts.question}
    />
  );
}

function Answering({ question, onClose }: { question: QuestionView; onClose: () => void }) {
  const { id, email, askedAt, answer } = question;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const { mutateAsync } = useAnswerQuestion(id);
  return (
    <AnswerForm
      title={texts.questionFrom(email)}
      description={texts.askedAt(adminMoment(askedAt))}
      kind="question"
      hint={texts.emailItOnce(email)}
      draft={`answer to question ${id}`}
      send={mutateAsync}
      done={texts.questionAnswered}
      failed={texts.questionAnswerFailed}
      answered={
        answer !== null &&
        ((typed) => <QuestionOver answer={answer} unsent={typed === answer.text ? '' : typed} />)
      }
      onClose={onClose}
    >
      <QuestionAsked question={question} onOpen={setEnlarged} />
      {enlarged && <PhotoPreview photo={enlarged} onClose={() => setEnlarged(null)} />}
    </AnswerForm>
  );
}
