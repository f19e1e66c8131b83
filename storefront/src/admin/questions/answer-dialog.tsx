import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type QuestionView, questionAnswer } from '#domain/questions/question-contract';
import { questionQueries, useAnswerQuestion } from '../../api/questions';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import * as uiTexts from '../../ui/ui-texts';
import { PhotoPreview } from '../order-dialogs/order-photos';
import { adminMoment } from '../parts/admin-date';
import { useDialogForm } from '../parts/dialog-form';
import { Loaded } from '../parts/loaded';
import { SavedReplyPicker } from '../saved-replies/saved-reply-picker';
import { QuestionAsked, QuestionOver } from './question-parts';
import * as texts from './questions-texts';

interface AnswerDialogProps {
  /** From the URL, so it can be anything. */
  questionId: string;
  onClose: () => void;
}

/** One question with its photos, and its answer or a form to write one (rule 17.3). */
export function AnswerDialog({ questionId, onClose }: AnswerDialogProps) {
  const question = useQuery(questionQueries.one(questionId));
  if (question.data) return <Answering question={question.data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="lg" title={texts.question}>
      <Loaded query={question} loading={texts.loadingTheQuestion} failed={texts.questionDidntLoad}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Answering({ question, onClose }: { question: QuestionView; onClose: () => void }) {
  const { email, askedAt, answer } = question;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const { mutateAsync } = useAnswerQuestion(question.id);
  const { form, field, dialog } = useDialogForm({
    schema: questionAnswer,
    values: { text: '' },
    draft: `answer to question ${question.id}`,
    send: ({ text }) => mutateAsync(text),
    done: texts.questionAnswered,
    failed: texts.questionAnswerFailed,
    quotes: true,
    onClose,
  });
  const typed = useWatch({ control: form.control, name: 'text' }).trim();
  const preview = enlarged && <PhotoPreview photo={enlarged} onClose={() => setEnlarged(null)} />;
  const head = {
    size: 'lg',
    title: texts.questionFrom(email),
    description: texts.askedAt(adminMoment(askedAt)),
  } as const;

  if (answer)
    return (
      <Dialog {...head} onClose={onClose}>
        <Stack $gap={3}>
          <QuestionAsked question={question} onOpen={setEnlarged} />
          <QuestionOver answer={answer} unsent={typed === answer.text ? '' : typed} />
        </Stack>
        {preview}
      </Dialog>
    );

  return (
    <FormDialog {...dialog} {...head} submit={texts.sendAnswer} busyText={uiTexts.sending}>
      <Stack $gap={3}>
        <QuestionAsked question={question} onOpen={setEnlarged} />
        <SavedReplyPicker
          kind="question"
          read={() => form.getValues('text')}
          onText={(text) => form.setValue('text', text, { shouldDirty: true, shouldValidate: true })}
        />
        <TextAreaField
          label={texts.yourAnswer}
          hint={texts.emailItOnce(email)}
          rows={6}
          required
          autoComplete="off"
          {...field('text')}
        />
      </Stack>
      {preview}
    </FormDialog>
  );
}
