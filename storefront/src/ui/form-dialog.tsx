import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import type { ButtonVariant } from './button-styles';
import { Dialog } from './dialog';
import { Stack } from './layout';
import { UnsavedQuestion, useUnsavedChanges } from './unsaved-changes';
import { useOnce } from './use-once';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> {
  /** What is done, as its button says it: 'Add Customer'. */
  submit: string;
  busyText?: string;
  /** How its button looks: 'danger' where it cannot be undone. */
  variant?: ButtonVariant;
  /** What its other button says; 'Cancel' unless told otherwise. */
  dismiss?: string;
  /** Whether something was typed that closing would lose. */
  dirty: boolean;
  /** Whether it can be sent; its data may still be loading. */
  ready?: boolean;
  /** Why it was refused, in words; shown above the fields. */
  refused?: string;
  /** Shown beside the buttons. */
  note?: ReactNode;
  /** Checks and sends; the dialog stays open and busy until it is over. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: sent once at a time, kept open while it is sent, and asking before typed text is lost. */
export function FormDialog({
  submit,
  busyText = 'Saving...',
  variant,
  dismiss = 'Cancel',
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
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const { goOrAsk, question } = useUnsavedChanges({ isDirty: dirty, isBusy: busy });
  const close = () => goOrAsk(onClose);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    // A dialog may be opened from within another form, which is not sent with it.
    event.stopPropagation();
    void once(async () => {
      setBusy(true);
      try {
        await onSubmit();
      } finally {
        setBusy(false);
      }
    });
  }

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
      onClose={close}
      footer={
        question ? <UnsavedQuestion {...question}>What you typed is not saved.</UnsavedQuestion> : buttons
      }
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
