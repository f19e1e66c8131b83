import type { ReactNode } from 'react';
import { paths } from '../addresses/paths';
import { Alert } from '../ui/alert';
import { Cluster } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './payment-texts';
import type { Later } from './use-payment';

export function WidgetSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loadingPayment}</VisuallyHidden>
      <Skeleton height={48} />
    </div>
  );
}

export function SystemError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Alert tone="danger" title={texts.systemError}>
      <p>{text}</p>
      {children}
    </Alert>
  );
}

interface WidgetFailureProps extends Later {
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says that the payment widget didn't load, and what to do (rule 2.10). */
export function WidgetFailure({ text, onRetry, isRetrying, orderId, onLater }: WidgetFailureProps) {
  return (
    <Stack>
      <SystemError text={text}>
        <p>{onLater ? texts.later : texts.laterHere}</p>
      </SystemError>
      <Cluster $gap="12px">
        <Button variant="secondary" onClick={onRetry} busy={isRetrying}>
          {uiTexts.tryAgain}
        </Button>
        {onLater && (
          <ButtonLink variant="ghost" to={paths.orderConfirmation.href({ orderId })} onClick={onLater}>
            {texts.payLater}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
