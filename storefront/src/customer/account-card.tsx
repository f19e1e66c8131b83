import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type Ref, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import styled from 'styled-components';
import type { z } from 'zod';
import { showFieldErrors } from '../api/show-field-errors';
import { useNotices } from '../notices/use-notices';
import { Cluster, Heading } from '../ui/arrange';
import { Button } from '../ui/button';
import { type FieldOf, fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import type { ToastMessage } from '../ui/toast-notice';
import { media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';

const Card = styled(Patch)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  min-width: 0;
  ${media.tablet} {
    padding: ${space[4]};
  }
`;

interface AccountCardProps {
  /** The heading's, if something else refers to it. */
  id?: string;
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function AccountCard({ id, title, heading, children }: AccountCardProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Heading $size="h3" ref={heading} id={headingId} tabIndex={heading ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}

interface EditableCardProps extends Omit<AccountCardProps, 'id' | 'heading'> {
  action: string;
  /** Buttons beside Edit. */
  more?: ReactNode;
  form: (close: () => void) => ReactNode;
}

/** A section of the account that's edited in place. Focus returns to its button. */
function EditableCard({ action, more, form, children, ...card }: EditableCardProps) {
  const [isEdited, setEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close(): void {
    flushSync(() => setEdited(false));
    opener.current?.focus();
  }
  return (
    <AccountCard id={id} {...card}>
      {isEdited ? (
        form(close)
      ) : (
        <>
          {children}
          <Cluster $gap="8px 16px">
            <Button ref={opener} variant="secondary" aria-describedby={id} onClick={() => setEdited(true)}>
              {action}
            </Button>
            {more}
          </Cluster>
        </>
      )}
    </AccountCard>
  );
}

type Form<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent>;

interface EditFormProps<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent, Values>;
  values: NoInfer<DefaultValues<Values>>;
  title: string;
  cancelLabel: string;
  submit: string;
  busyText?: string;
  /** Makes the call. Resolves to false if the form already shows why it was refused. */
  send: (typed: NoInfer<Sent>, form: Form<NoInfer<Values>, NoInfer<Sent>>) => Promise<unknown>;
  done?: ToastMessage;
  failed: string;
  /** The fields that can show an error from the server. */
  fields?: readonly FieldPath<NoInfer<Values>>[];
  onClose: () => void;
  children: (field: FieldOf<NoInfer<Values>>, form: Form<NoInfer<Values>, NoInfer<Sent>>) => ReactNode;
}

/** The form of a section: its fields, Save, and Cancel. It closes once it's saved. */
function EditForm<Values extends FieldValues, Sent>({
  schema,
  values,
  title,
  cancelLabel,
  submit,
  busyText = uiTexts.saving,
  send,
  done,
  failed,
  fields = [],
  onClose,
  children,
}: EditFormProps<Values, Sent>) {
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema), defaultValues: values });
  const { attempt } = useNotices();
  const once = useOnce();
  const { isSubmitting } = form.formState;

  function submitForm(event: SubmitEvent): void {
    event.preventDefault();
    const save = form.handleSubmit(async (typed) => {
      const onError = (error: unknown) => showFieldErrors(form, fields, error);
      if (await attempt(() => send(typed, form), { done, failed, quotes: true, onError })) onClose();
    });
    void once(() => save());
  }

  return (
    <form noValidate onSubmit={submitForm} aria-label={title}>
      <Stack>
        {children(fieldsOf(form), form)}
        <Cluster $gap="8px 16px">
          <Button type="submit" busy={isSubmitting} busyText={busyText}>
            {submit}
          </Button>
          <Button variant="secondary" aria-label={cancelLabel} disabled={isSubmitting} onClick={onClose}>
            {uiTexts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

interface FormCardProps<Values extends FieldValues, Sent>
  extends Omit<EditableCardProps, 'form' | 'children'>,
    Omit<EditFormProps<Values, Sent>, 'title' | 'onClose'> {
  /** What it shows until it's edited. */
  shown: ReactNode;
}

/** A section of the account with its form. */
export function FormCard<Values extends FieldValues, Sent>({
  title,
  action,
  more,
  shown,
  ...form
}: FormCardProps<Values, Sent>) {
  return (
    <EditableCard
      {...{ title, action, more }}
      form={(close) => <EditForm {...form} title={title} onClose={close} />}
    >
      {shown}
    </EditableCard>
  );
}
