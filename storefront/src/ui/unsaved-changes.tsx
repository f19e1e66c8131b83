import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from './button';
import { media } from './tokens';
import * as texts from './ui-texts';

/** Asks before unsaved changes are lost. While a call runs, leaving waits. */
export function useUnsavedChanges({ isDirty, isBusy }: Record<'isDirty' | 'isBusy', boolean>) {
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  // After the changes are saved, the next change asks again.
  if (leaving && !isDirty) setLeaving(null);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return {
    goOrAsk(go: () => void): void {
      if (isBusy) return;
      if (isDirty) setLeaving({ go });
      else go();
    },
    question: leaving && !isBusy ? { discard: leaving.go, stay: () => setLeaving(null) } : null,
  };
}

const Question = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
  ${media.phone} {
    flex-basis: 100%;
  }
`;

interface UnsavedQuestionProps extends Record<'discard' | 'stay', () => void> {
  children: string;
}

/** Shown instead of a dialog's buttons before changes are lost. */
export function UnsavedQuestion({ children, discard, stay }: UnsavedQuestionProps) {
  return (
    <>
      <Question role="alert">{children}</Question>
      <Button variant="danger" onClick={discard}>
        {texts.discard}
      </Button>
      <Button autoFocus onClick={stay}>
        {texts.keepEditing}
      </Button>
    </>
  );
}
