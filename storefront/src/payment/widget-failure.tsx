import { paths } from '../addresses/paths';
import { Button, ButtonLink } from '../ui/button';
import { Stack } from '../ui/section';
import { Actions } from './actions';
import { PAYMENT_TEXTS } from './payment-texts';
import { SystemError } from './system-error';
import type { Later } from './use-payment';

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
