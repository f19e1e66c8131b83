import type { ReactNode } from 'react';
import { Alert } from '../ui/alert';
import { PAYMENT_TEXTS } from './payment-texts';

/** The payment widget itself is not there (rule 2.10). */
export function SystemError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Alert tone="danger" title={PAYMENT_TEXTS.systemError}>
      <p>{text}</p>
      {children}
    </Alert>
  );
}
