import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';

interface CarefulLeave {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Whether a call is under way; nothing is left before it has ended. */
  isBusy: boolean;
}

/** Keeps what is not saved from being lost by a slip: leaving asks first. */
export function useCarefulLeave({ isDirty, isBusy }: CarefulLeave) {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null);
  // Saved in the meantime: the next change is asked about anew.
  if (wanted && !isDirty) setWanted(null);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return {
    leave(go: () => void): void {
      if (isBusy) return;
      if (isDirty) setWanted({ go });
      else go();
    },
    /** What is asked, while it is asked. */
    question: wanted && !isBusy ? { discard: wanted.go, stay: () => setWanted(null) } : null,
  };
}
