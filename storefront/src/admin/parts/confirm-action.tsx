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
  /** What is done, as its button says it: 'Delete Album'. */
  action: string;
  busyText: string;
  /** Makes the call. Throws, or resolves to false when it has said itself why not. */
  act: () => Promise<unknown>;
  /** The notice once it worked, or its title. */
  done?: string | ToastMessage;
  /** What the notice says if it didn't work. */
  failed: string;
  /** Whether the server's own words, if there are any, come before `failed`. */
  quotes?: boolean;
  /** Whether Cancel and Escape close it while the call runs. */
  canLeave?: boolean;
  /** Whether a failure closes it too. */
  closesAnyway?: boolean;
  onClose: () => void;
}

/** Asks before something that can't be undone, does it, and says how that went. */
export function ConfirmAction({
  title,
  children,
  action,
  busyText,
  act,
  done,
  failed,
  quotes = false,
  canLeave = false,
  closesAnyway = false,
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
