import { type SubmitEvent, useState } from 'react';
import { useUnsavedChanges } from './unsaved-changes';
import { useOnce } from './use-once';

/** Sends a form one call at a time, and asks before input is lost. */
export function useFormSending({ dirty, onSubmit }: { dirty: boolean; onSubmit: () => Promise<void> }) {
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const unsaved = useUnsavedChanges({ isDirty: dirty, isBusy: busy });

  function send(event: SubmitEvent): void {
    event.preventDefault();
    // This keeps it from submitting the form that opened the dialog.
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

  return { busy, send, ...unsaved };
}
