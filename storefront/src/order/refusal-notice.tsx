import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { FieldErrors } from './step-checks';
import type { Step } from './steps';
import type { WizardState } from './wizard-state';

interface RefusalNoticeProps {
  errors: FieldErrors;
  step: Step;
  attention: WizardState['attention'];
}

/**
 * Reads out what was refused, once for each refusal, not on every letter typed after it; it is silent again as soon as
 * anything of it was answered, because each field says its own.
 */
export function RefusalNotice({ errors, step, attention }: RefusalNoticeProps) {
  const now = [...new Set(Object.values(errors))].join('. ');
  const [said, setSaid] = useState({ count: attention.count, text: '' });
  if (attention.step === step && attention.count !== said.count)
    setSaid({ count: attention.count, text: now });
  else if (said.text !== '' && said.text !== now) setSaid({ ...said, text: '' });
  return (
    <VisuallyHidden key={said.count} role="alert">
      {said.text}
    </VisuallyHidden>
  );
}
