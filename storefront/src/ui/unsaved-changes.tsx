import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from './button';
import { media } from './tokens';

interface UnsavedChanges {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Whether a call is under way; until it ends, leaving is not possible. */
  isBusy: boolean;
}

/** Asks before unsaved changes are lost. */
export function useUnsavedChanges({ isDirty, isBusy }: UnsavedChanges) {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null);
  // Once saved, the next change asks again.
  if (wanted && !isDirty) setWanted(null);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return {
    /** What Escape, a cross or 'Cancel' does: goes, or asks first; with the question open it closes the question. */
    goOrAsk(go: () => void): void {
      if (isBusy) return;
      if (isDirty) setWanted(wanted ? null : { go });
      else go();
    },
    /** The question, while it is open. */
    question: wanted && !isBusy ? { discard: wanted.go, stay: () => setWanted(null) } : null,
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

interface UnsavedQuestionProps {
  /** What is not saved, in a sentence. */
  children: string;
  discard: () => void;
  stay: () => void;
}

/** Replaces a dialog's buttons when somebody is about to lose unsaved changes. */
export function UnsavedQuestion({ children, discard, stay }: UnsavedQuestionProps) {
  return (
    <>
      <Question role="alert">{children}</Question>
      <Button variant="danger" onClick={discard}>
        Discard
      </Button>
      <Button autoFocus onClick={stay}>
        Keep editing
      </Button>
    </>
  );
}
