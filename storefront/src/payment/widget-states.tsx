import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PAYMENT_TEXTS } from './payment-texts';
import type { Later } from './use-payment';

/** Where the provider's buttons will be. */
export function WidgetSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading payment</VisuallyHidden>
      <Skeleton height={48} />
    </div>
  );
}

/** The payment widget itself is not there (rule 2.10). */
export function SystemError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Alert tone="danger" title={PAYMENT_TEXTS.systemError}>
      <p>{text}</p>
      {children}
    </Alert>
  );
}

/** The ways on, beside each other where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

interface WidgetFailureProps extends Later {
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The payment widget itself is not there (rule 2.10): what happened, and the ways on. */
export function WidgetFailure({ text, onRetry, isRetrying, orderId, onLater }: WidgetFailureProps) {
  return (
    <Stack>
      <SystemError text={text}>
        <p>{onLater ? PAYMENT_TEXTS.later : PAYMENT_TEXTS.laterHere}</p>
      </SystemError>
      <Actions>
        <Button variant="secondary" onClick={onRetry} busy={isRetrying}>
          Try Again
        </Button>
        {onLater && (
          <ButtonLink variant="ghost" to={paths.orderConfirmation.href({ orderId })} onClick={onLater}>
            Pay Later
          </ButtonLink>
        )}
      </Actions>
    </Stack>
  );
}
