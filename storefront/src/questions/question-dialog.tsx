import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { type QuestionRequest, questionRequest } from '#domain/questions/question-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { Breakable } from '../api/breakable';
import { api, messageOf } from '../api/client';
import { customerQueries } from '../api/customer';
import { useSession } from '../api/session';
import { showFieldErrors } from '../api/show-field-errors';
import { keepAll } from '../photos/keep-uploads';
import { photoChanges } from '../photos/photo-changes';
import { PhotoField } from '../photos/photo-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { EMAIL_INPUT } from '../ui/email-input';
import { FormDialog } from '../ui/form-dialog';
import { fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { TextAreaField } from '../ui/text-area-field';
import { TextField } from '../ui/text-field';
import { forgetQuestion, keepQuestion, keptQuestion, keyFor, type QuestionValues } from './question-draft';

const Where = styled.strong`
  overflow-wrap: anywhere;
`;

/** Confirms a question and what comes next. */
function QuestionSent({ email, onClose }: { email: string; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Dialog
      onClose={onClose}
      title="We have your question"
      footer={
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack role="status">
        <p>
          Thanks! We'll look at it and email our answer to{' '}
          <Where>
            <Breakable>{email}</Breakable>
          </Where>
          .
        </p>
        <p>You can order now. If we find more on the glove, we'll ask you first.</p>
      </Stack>
    </Dialog>
  );
}

/** The signed-in customer's email; undefined otherwise, or until the shop answers. */
function useOwnEmail(): string | undefined {
  const { isSignedIn } = useSession('customer');
  const me = useQuery({ ...customerQueries.me(), enabled: isSignedIn });
  return isSignedIn ? me.data?.email : undefined;
}

const FIELDS = ['email', 'text', 'photos'] as const;
const FAILED = "Your question wasn't sent. It's still here, so try again in a moment.";

/** Asks the shop what a glove needs; the tab keeps the text until it's sent (rule 17.1). */
export function QuestionDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <QuestionSent email={sentTo} onClose={onClose} />;
  return <QuestionForm onSent={setSentTo} onClose={onClose} />;
}

interface QuestionFormProps {
  /** Gets the email that the answer goes to. */
  onSent: (email: string) => void;
  onClose: () => void;
}

function QuestionForm({ onSent, onClose }: QuestionFormProps) {
  const [kept] = useState(keptQuestion);
  const ownEmail = useOwnEmail();
  const form = useForm<QuestionValues, unknown, QuestionRequest>({
    resolver: zodResolver(questionRequest),
    defaultValues: kept.values,
  });
  const field = fieldsOf(form);
  const { getValues, setValue, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => keepQuestion(getValues()) }),
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
    forgetQuestion();
    onSent(question.email);
  }

  async function submit(): Promise<void> {
    const { photos, problem } = await keepAll(getValues('photos'));
    setValue('photos', photos);
    if (problem) form.setError('photos', { message: problem });
    else await form.handleSubmit(send)();
  }

  return (
    <FormDialog
      title="Not sure what it needs?"
      description="Tell us what's wrong and show us. We'll look at it and reply by email."
      submit="Send Question"
      busyText="Sending..."
      dismiss="Not now"
      // Closing loses nothing.
      dirty={false}
      refused={form.formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        hint="We'll send our answer here."
        {...EMAIL_INPUT}
        required
        {...field('email')}
      />
      <TextAreaField
        label="What's wrong with it?"
        hint="Make and model if you know them, and what's bothering you."
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
      label="Photos of the glove (optional)"
      hint={`Up to ${PHOTO_LIMITS.maxFiles} photos, 10 MB each. Close-ups of worn spots help most.`}
      photos={field.value}
      max={PHOTO_LIMITS.maxFiles}
      tooMany={MESSAGES.tooManyQuestionPhotos}
      error={wrong}
      {...changes}
    />
  );
}
