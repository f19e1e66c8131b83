import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactorSetup } from '#domain/second-factor/factor-contract';
import { securityQueries, useDisableFactor, useNewRecoveryCodes, useSetUpFactor } from '../../api/security';
import { success, useNotices } from '../../notices/use-notices';
import { Cluster, Muted } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { useOnce } from '../../ui/use-once';
import { ConfirmAction } from '../parts/confirm-action';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SECURITY_TEXTS } from './security-texts';
import { SetUpDialog } from './set-up-dialog';

/** The second factor: set up, turn off, new recovery codes. */
export function FactorPanel() {
  const factor = useQuery(securityQueries.factor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel title="Second factor" actions={factor.data?.isOn && <Badge variant="success">On</Badge>}>
      <Loaded query={factor} loading="Loading the second factor" failed="The second factor didn't load">
        {({ isOn, recoveryCodesLeft }) =>
          isOn ? (
            <FactorOn codesLeft={recoveryCodesLeft} onCodes={setCodes} />
          ) : (
            <FactorOff onCodes={setCodes} />
          )
        }
      </Loaded>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}

interface PartProps {
  onCodes: (codes: readonly string[]) => void;
}

function FactorOff({ onCodes }: PartProps) {
  const { attempt } = useNotices();
  const setUp = useSetUpFactor();
  const once = useOnce();
  const [made, setMade] = useState<FactorSetup | null>(null);

  const start = () =>
    once(() =>
      attempt(async () => setMade(await setUp.mutateAsync()), { failed: SECURITY_TEXTS.setUpFailed }),
    );

  return (
    <>
      <Muted $max="68ch">
        When you sign in, we'll also ask for a code from your phone, so a stolen password isn't enough.
      </Muted>
      <Cluster $gap="8px 16px">
        <Button busy={setUp.isPending} busyText="Setting up..." onClick={() => void start()}>
          Set up
        </Button>
      </Cluster>
      {made && <SetUpDialog setup={made} onDone={onCodes} onClose={() => setMade(null)} />}
    </>
  );
}

function FactorOn({ codesLeft, onCodes }: PartProps & { codesLeft: number }) {
  const { fail } = useNotices();
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const disable = useDisableFactor();
  const renew = useNewRecoveryCodes();
  const close = () => setAsked(null);

  async function makeCodes(): Promise<void> {
    const { recoveryCodes, message = SECURITY_TEXTS.codesFailed } = await renew.mutateAsync(null);
    if (recoveryCodes) onCodes(recoveryCodes);
    else fail(message);
  }

  return (
    <>
      <Muted $max="68ch">
        When you sign in with your password, we ask for a code from your app.{' '}
        {codesLeft === 1 ? 'One recovery code is left' : `${codesLeft} recovery codes are left`} for when you
        don't have your phone.
      </Muted>
      <Cluster $gap="8px 16px">
        <Button variant="secondary" onClick={() => setAsked('codes')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </Cluster>
      {asked === 'codes' && (
        <ConfirmAction
          title="Make new recovery codes?"
          action="Make new codes"
          busyText="Making..."
          act={makeCodes}
          failed={SECURITY_TEXTS.codesFailed}
          canLeave
          closesAnyway
          onClose={close}
        >
          The old ones stop working right away.
        </ConfirmAction>
      )}
      {asked === 'off' && (
        <ConfirmAction
          title="Turn the second factor off?"
          action="Turn off"
          busyText="Turning off..."
          act={() => disable.mutateAsync(null)}
          done={success(SECURITY_TEXTS.turnedOff)}
          failed={SECURITY_TEXTS.turnOffFailed}
          canLeave
          closesAnyway
          onClose={close}
        >
          Your password alone will open the dashboard. Your recovery codes stop working.
        </ConfirmAction>
      )}
    </>
  );
}
