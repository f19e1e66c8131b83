import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactorSetup } from '#domain/second-factor/factor-contract';
import { messageOf, waitOr } from '../../api/client';
import { securityQueries, useDisableFactor, useNewRecoveryCodes, useSetUpFactor } from '../../api/security';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { useToast } from '../../ui/toast';
import { useOnce } from '../../ui/use-once';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { Buttons, Quiet } from './security-parts';
import { SECURITY_TEXTS } from './security-texts';
import { SetUpDialog } from './set-up-dialog';

/** The second factor: set up, turned off, its recovery codes made anew. */
export function FactorPanel() {
  const { data: factor, error, isFetching, refetch } = useQuery(securityQueries.factor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const content = () => {
    if (factor?.isOn) return <FactorOn codesLeft={factor.recoveryCodesLeft} onCodes={setCodes} />;
    if (factor) return <FactorOff onCodes={setCodes} />;
    if (!error || isFetching) return <RowsSkeleton label="Loading the second factor" />;
    return (
      <LoadFailed title="The second factor did not load" onRetry={() => refetch()}>
        {messageOf(error, NOT_REACHED)}
      </LoadFailed>
    );
  };
  return (
    <Panel title="Second factor" actions={factor?.isOn && <Badge variant="success">On</Badge>}>
      {content()}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}

interface PartProps {
  onCodes: (codes: readonly string[]) => void;
}

function FactorOff({ onCodes }: PartProps) {
  const { toast } = useToast();
  const setUp = useSetUpFactor();
  const once = useOnce();
  const [made, setMade] = useState<FactorSetup | null>(null);

  const start = () =>
    once(async () => {
      try {
        setMade(await setUp.mutateAsync());
      } catch (error) {
        const description = waitOr(error, SECURITY_TEXTS.setUpFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      }
    });

  return (
    <>
      <Quiet>
        Besides your password the shop asks for a code from an app on your phone when you sign in. Who learns
        your password then still cannot get in.
      </Quiet>
      <Buttons>
        <Button busy={setUp.isPending} busyText="Setting up..." onClick={() => void start()}>
          Set up
        </Button>
      </Buttons>
      {made && <SetUpDialog setup={made} onDone={onCodes} onClose={() => setMade(null)} />}
    </>
  );
}

/** What is asked about before it is done. */
const QUESTIONS = {
  codes: {
    title: 'Make new recovery codes?',
    text: 'The old ones stop working at once.',
    action: 'Make new codes',
    busyText: 'Making...',
  },
  off: {
    title: 'Turn the second factor off?',
    text: 'From then on your password opens the dashboard by itself. Your recovery codes stop working.',
    action: 'Turn off',
    busyText: 'Turning off...',
  },
} as const;

function FactorOn({ codesLeft, onCodes }: PartProps & { codesLeft: number }) {
  const { toast } = useToast();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const disable = useDisableFactor();
  const renew = useNewRecoveryCodes();
  const once = useOnce();

  const failed = (error: unknown, text: string) =>
    toast({ title: 'Error', description: waitOr(error, text), tone: 'danger' });

  async function turnOff(): Promise<void> {
    try {
      await disable.mutateAsync(null);
      toast({ title: 'Success!', description: SECURITY_TEXTS.turnedOff });
    } catch (error) {
      failed(error, SECURITY_TEXTS.turnOffFailed);
    }
  }

  async function makeCodes(): Promise<void> {
    try {
      const { recoveryCodes, message } = await renew.mutateAsync(null);
      if (recoveryCodes) onCodes(recoveryCodes);
      else failed(null, message ?? SECURITY_TEXTS.codesFailed);
    } catch (error) {
      failed(error, SECURITY_TEXTS.codesFailed);
    }
  }

  const confirm = () =>
    once(async () => {
      await (asked === 'off' ? turnOff() : makeCodes());
      setAsked(null);
    });
  const question = asked && QUESTIONS[asked];

  return (
    <>
      <Quiet>
        When you sign in with your password, the shop asks for a code from your app.{' '}
        {codesLeft === 1 ? 'One recovery code is left' : `${codesLeft} recovery codes are left`} for when your
        phone is not at hand.
      </Quiet>
      <Buttons>
        <Button variant="secondary" onClick={() => setAsked('codes')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </Buttons>
      {question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          busy={disable.isPending || renew.isPending}
          busyText={question.busyText}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
