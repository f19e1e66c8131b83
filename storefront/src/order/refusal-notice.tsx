import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { OrderFormValues } from './order-draft';
import { type FillableStep, STEP_FIELDS } from './order-form';
import type { Attention } from './use-order-form';

/** Announces once which fields are invalid. It's cleared as soon as one is fixed, because each field shows its own error. */
export function RefusalNotice({ step, attention }: { step: FillableStep; attention: Attention }) {
  const { errors } = useFormState<OrderFormValues>();
  const messages = STEP_FIELDS[step].flatMap((field) => errors[field]?.message ?? []);
  const now = [...new Set(messages)].join('. ');
  const [announced, setAnnounced] = useState({ count: attention.count, text: '' });
  if (attention.step === step && attention.count !== announced.count)
    setAnnounced({ count: attention.count, text: now });
  else if (announced.text !== '' && announced.text !== now) setAnnounced({ ...announced, text: '' });
  return (
    <VisuallyHidden key={announced.count} role="alert">
      {announced.text}
    </VisuallyHidden>
  );
}
