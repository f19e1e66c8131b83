import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Breakable } from '../api/breakable';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/layout';

const Where = styled.strong`
  overflow-wrap: anywhere;
`;

/** Says that a question has arrived, and what comes next. */
export function QuestionSent({ email, onClose }: { email: string; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="We have your question"
      footer={
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack role="status">
        <p>
          Thank you! We look at it and answer by mail to{' '}
          <Where>
            <Breakable>{email}</Breakable>
          </Where>
          .
        </p>
        <p>You can order in the meantime: if we find more on the glove, we ask you first.</p>
      </Stack>
    </Dialog>
  );
}
