import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { useOnce } from './use-once';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> {
  /** What is done, as its button says it: 'Add Customer'. */
  submit: string;
  busyText: string;
  /** Whether something was typed that closing would lose. */
  dirty: boolean;
  /** Checks and sends; the dialog stays open and busy until it is over. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: sent once at a time, not closed while it is sent, and what was typed is not lost without a word. */
export function FormDialog({
  submit,
  busyText,
  dirty,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    void once(async () => {
      setBusy(true);
      try {
        await onSubmit();
      } finally {
        setBusy(false);
      }
    });
  }

  function leave(): void {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        {...dialog}
        open
        onOpenChange={(open) => {
          if (!open) leave();
        }}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyText={busyText}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={send}>
          {children}
        </form>
      </Dialog>
      {asking && (
        <ConfirmDialog
          title="Discard what you typed?"
          action="Discard"
          busy={false}
          busyText="Discarding..."
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          It has not been saved.
        </ConfirmDialog>
      )}
    </>
  );
}
