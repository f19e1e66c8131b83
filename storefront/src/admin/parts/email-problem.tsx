import { Check } from 'lucide-react';
import { useDismissProblem } from '../../api/replies';
import { useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Text } from '../../ui/arrange';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from './action-button';
import { Row } from './dialog-part';
import * as texts from './email-problem-texts';

/** Warns that email isn't reaching an address, until it's dismissed (rule 32.8). */
export function EmailProblemAlert({ email, reason }: { email: string; reason: string }) {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useDismissProblem();
  const notices = { done: texts.dismissed, failed: texts.dismissFailed };
  return (
    <Alert tone="warning" title={texts.isntReaching}>
      <Row>
        <Text $breaks>{reason}</Text>
        <ActionButton
          icon={Check}
          busy={isPending}
          onClick={() => void attempt(() => mutateAsync(email), notices)}
        >
          {uiTexts.dismiss}
        </ActionButton>
      </Row>
    </Alert>
  );
}
