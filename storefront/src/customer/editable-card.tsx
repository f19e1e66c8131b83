import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Cluster } from '../ui/arrange';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { Card, CardHeading } from './dashboard-layout';

interface EditableCardProps {
  id: string;
  title: string;
  /** What its button says: 'Edit'; read out with the title. */
  action: string;
  /** The form in place of what is shown; `close` shows that again. */
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A part of the account that is changed in place: a form takes the place of what is shown, and the focus comes back. */
export function EditableCard({ id, title, action, form, children }: EditableCardProps) {
  const [isEdited, setEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    flushSync(() => setEdited(false));
    opener.current?.focus();
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeading id={id}>{title}</CardHeading>
      {isEdited ? (
        form(close)
      ) : (
        <>
          {children}
          <Cluster $gap="8px 16px">
            <Button ref={opener} variant="secondary" aria-describedby={id} onClick={() => setEdited(true)}>
              {action}
            </Button>
          </Cluster>
        </>
      )}
    </Card>
  );
}

interface EditFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'aria-label' | 'children'> {
  /** What it changes, in lowercase. */
  subject: string;
  submit: string;
  busyText?: string;
  busy: boolean;
  onCancel: () => void;
}

/** The form of such a card: its fields, Save, and Cancel. */
export function EditForm({ subject, submit, busyText, busy, onCancel, children, ...form }: EditFormProps) {
  return (
    <form noValidate {...form}>
      <Stack>
        {children}
        <Cluster $gap="8px 16px">
          <Button type="submit" busy={busy} busyText={busyText ?? 'Saving...'}>
            {submit}
          </Button>
          <Button
            variant="secondary"
            aria-label={`Cancel changing ${subject}`}
            disabled={busy}
            onClick={onCancel}
          >
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
