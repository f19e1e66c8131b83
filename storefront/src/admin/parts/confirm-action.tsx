import { type ReactNode, useState } from 'react';
import { messageOf, waitOr } from '../../api/client';
import { useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import type { ToastMessage } from '../../ui/toast-notice';
import * as uiTexts from '../../ui/ui-texts';
import { useOnce } from '../../ui/use-once';

interface ConfirmActionProps {
  title: string;
  children: ReactNode;
  action: string;
  busyText: string;
  /** Makes the call. Throws, or returns false if it has already shown why it failed. */
  act: () => Promise<unknown>;
  done?: string | ToastMessage;
  failed: string;
  /** Whether to show the server's own text instead of `failed`, if there is one. */
  quotes?: boolean;
  canLeave?: boolean;
  /** Closes even if it failed. Then it can be left, too. */
  closesAnyway?: boolean;
  onClose: () => void;
}

/** Asks for confirmation of something that can't be undone, does it, and shows the result. */
export function ConfirmAction({
  title,
  children,
  action,
  busyText,
  act,
  done,
  failed,
  quotes = false,
  closesAnyway = false,
  canLeave = closesAnyway,
  onClose,
}: ConfirmActionProps) {
  const { attempt } = useNotices();
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const confirm = () =>
    once(async () => {
      setBusy(true);
      setRefused(null);
      const onError = (error: unknown) => setRefused((quotes ? messageOf : waitOr)(error, failed));
      const isDone = await attempt(act, { done, failed, quotes, onError });
      setBusy(false);
      if (isDone || closesAnyway) onClose();
    });

  function cancel(): void {
    if (canLeave || !busy) onClose();
  }

  return (
    <Dialog
      onClose={cancel}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {uiTexts.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyText={busyText} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {refused && !canLeave && <Alert tone="danger">{refused}</Alert>}
        {children}
      </Stack>
    </Dialog>
  );
}
