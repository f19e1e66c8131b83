import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { FieldErrors } from './step-checks';

/** Reads out what was refused, once for each refusal (give it a new `key`), not on every letter typed after it. */
export function RefusalNotice({ errors }: { errors: FieldErrors }) {
  const [messages] = useState(() => [...new Set(Object.values(errors))]);
  return <VisuallyHidden role="alert">{messages.join('. ')}</VisuallyHidden>;
}
