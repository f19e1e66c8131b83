import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { type QuestionRequest, questionRequest } from '#domain/questions/question-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { Breakable } from '../api/breakable';
import { api, messageOf } from '../api/client';
import { customerQueries } from '../api/customer';
import { useSession } from '../api/session';
import { showFieldErrors } from '../api/show-field-errors';
import { finalizeAll } from '../photos/finalize-uploads';
import { photoChanges } from '../photos/photo-changes';
import { PhotoField } from '../photos/photo-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FormDialog } from '../ui/form-dialog';
import { fieldsOf } from '../ui/form-fields';
import { EMAIL_INPUT } from '../ui/input-kinds';
import { Stack } from '../ui/layout';
import { TextAreaField } from '../ui/text-area-field';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { deleteQuestion, keyFor, type QuestionValues, readQuestion, storeQuestion } from './question-draft';
import * as texts from './questions-texts';

const Where = styled.strong`
  overflow-wrap: anywhere;
`;

function QuestionSent({ email, onClose }: { email: string; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Dialog
      onClose={onClose}
      title={texts.weHaveYourQuestion}
      footer={
        <Button ref={done} onClick={onClose}>
          {uiTexts.done}
        </Button>
      }
    >
      <Stack role="status">
        <p>
          {texts.thanksAnswerTo(
            <Where>
              <Breakable>{email}</Breakable>
            </Where>,
          )}
          .
        </p>
        <p>{texts.youCanOrderNow}</p>
      </Stack>
    </Dialog>
  );
}

/** The email of the customer who's signed in. Undefined for others, and until the shop answers. */
function useOwnEmail(): string | undefined {
  const { isSignedIn } = useSession('customer');
  const me = useQuery({ ...customerQueries.me(), enabled: isSignedIn });
  return isSignedIn ? me.data?.email : undefined;
}

const FIELDS = ['email', 'text', 'photos'] as const;
const FAILED = texts.yourQuestionWasntSent;

/** Asks the shop what a glove needs. The tab stores the text until it's sent (rule 17.1). */
export function QuestionDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <QuestionSent email={sentTo} onClose={onClose} />;
  return <QuestionForm onSent={setSentTo} onClose={onClose} />;
}

function QuestionForm({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) {
  const [stored] = useState(readQuestion);
  const ownEmail = useOwnEmail();
  const form = useForm<QuestionValues, unknown, QuestionRequest>({
    resolver: zodResolver(questionRequest),
    defaultValues: stored.values,
  });
  const field = fieldsOf(form);
  const { getValues, setValue, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => storeQuestion(getValues()) }),
    [subscribe, getValues],
  );
  useEffect(() => {
    if (ownEmail && getValues('email') === '') setValue('email', ownEmail);
  }, [ownEmail, getValues, setValue]);

  async function send(question: QuestionRequest): Promise<void> {
    try {
      await api.post('/api/questions', question, createdAnswer, {
        headers: { [IDEMPOTENCY_HEADER]: keyFor(question) },
      });
    } catch (error) {
      showFieldErrors(form, FIELDS, error, messageOf(error, FAILED));
      return;
    }
    deleteQuestion();
    onSent(question.email);
  }

  async function submit(): Promise<void> {
    const { photos, problem } = await finalizeAll(getValues('photos'));
    setValue('photos', photos);
    if (problem) form.setError('photos', { message: problem });
    else await form.handleSubmit(send)();
  }

  return (
    <FormDialog
      title={texts.notSureWhatItNeeds}
      description={texts.tellUsWhatsWrong}
      submit={texts.sendQuestion}
      busyText={uiTexts.sending}
      dismiss={texts.notNow}
      // Closing it loses nothing.
      dirty={false}
      refused={form.formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={uiTexts.email}
        hint={texts.sendOurAnswerHere}
        {...EMAIL_INPUT}
        required
        {...field('email')}
      />
      <TextAreaField
        label={texts.whatsWrongWithIt}
        hint={texts.makeAndModel}
        rows={4}
        required
        autoComplete="off"
        {...field('text')}
      />
      <Photos form={form} />
    </FormDialog>
  );
}

type QuestionFormState = ReturnType<typeof useForm<QuestionValues, unknown, QuestionRequest>>;

function Photos({ form }: { form: QuestionFormState }) {
  const { field } = useController({ control: form.control, name: 'photos' });
  const problem = form.formState.errors.photos;
  const wrong = Array.isArray(problem) ? problem.find(Boolean)?.message : problem?.message;
  const changes = photoChanges(
    () => form.getValues('photos'),
    (photos) => {
      form.clearErrors('photos');
      field.onChange(photos);
    },
  );
  return (
    <PhotoField
      label={texts.photosOfGloveOptional}
      hint={texts.upToPhotos(PHOTO_LIMITS.maxFiles)}
      photos={field.value}
      max={PHOTO_LIMITS.maxFiles}
      tooMany={MESSAGES.tooManyQuestionPhotos}
      error={wrong}
      {...changes}
    />
  );
}
