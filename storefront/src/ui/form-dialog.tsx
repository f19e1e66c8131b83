import { type ComponentProps, type ReactNode, useId } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import type { ButtonVariant } from './button-styles';
import { Dialog } from './dialog';
import { Stack } from './layout';
import * as texts from './ui-texts';
import { UnsavedQuestion } from './unsaved-changes';
import { useFormSending } from './use-form-sending';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> {
  /** The title by default. */
  submit?: string;
  busyText?: string;
  /** 'danger' for something that can't be undone. */
  variant?: ButtonVariant;
  /** 'Cancel' by default. */
  dismiss?: string;
  dirty: boolean;
  ready?: boolean;
  refused?: string;
  note?: ReactNode;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Sends one call at a time, and asks before input is lost. */
export function FormDialog({
  title,
  submit = title,
  busyText = texts.saving,
  variant,
  dismiss = texts.cancel,
  dirty,
  ready = true,
  refused,
  note,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const { busy, send, goOrAsk, question } = useFormSending({ dirty, onSubmit });
  // Closing it a second time returns to the form.
  const close = () => (question ? question.stay() : goOrAsk(onClose));

  const buttons = (
    <>
      {note}
      <Button variant="secondary" disabled={busy} onClick={close}>
        {dismiss}
      </Button>
      <Button type="submit" variant={variant} form={formId} disabled={!ready} busy={busy} busyText={busyText}>
        {submit}
      </Button>
    </>
  );

  return (
    <Dialog
      {...dialog}
      title={title}
      onClose={close}
      footer={question ? <UnsavedQuestion {...question}>{texts.typedIsntSaved}</UnsavedQuestion> : buttons}
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack>
          {refused && <Alert tone="danger">{refused}</Alert>}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
