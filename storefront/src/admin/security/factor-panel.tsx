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
import * as sharedTexts from '../parts/shared-texts';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import * as texts from './security-texts';
import { SetUpDialog } from './set-up-dialog';

/** The second factor: set up, turn off, get new recovery codes. */
export function FactorPanel() {
  const factor = useQuery(securityQueries.factor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel
      title={texts.secondFactor}
      actions={factor.data?.isOn && <Badge variant="success">{texts.on}</Badge>}
    >
      <Loaded query={factor} loading={texts.loadingSecondFactor} failed={texts.secondFactorDidntLoad}>
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
  const [setup, setSetup] = useState<FactorSetup | null>(null);

  const start = () =>
    once(() => attempt(async () => setSetup(await setUp.mutateAsync()), { failed: texts.setUpFailed }));

  return (
    <>
      <Muted $max="68ch">{texts.whySecondFactor}</Muted>
      <Cluster $gap="8px 16px">
        <Button busy={setUp.isPending} busyText={texts.settingUp} onClick={() => void start()}>
          {texts.setUp}
        </Button>
      </Cluster>
      {setup && <SetUpDialog setup={setup} onDone={onCodes} onClose={() => setSetup(null)} />}
    </>
  );
}

function FactorOn({ codesLeft, onCodes }: PartProps & { codesLeft: number }) {
  const { fail } = useNotices();
  const [opened, setOpened] = useState<'codes' | 'off' | null>(null);
  const disable = useDisableFactor();
  const renew = useNewRecoveryCodes();
  const close = () => setOpened(null);

  async function makeCodes(): Promise<void> {
    const { recoveryCodes, message = texts.codesFailed } = await renew.mutateAsync(null);
    if (recoveryCodes) onCodes(recoveryCodes);
    else fail(message);
  }

  return (
    <>
      <Muted $max="68ch">{texts.codeAskedAtSignIn(codesLeft)}</Muted>
      <Cluster $gap="8px 16px">
        <Button variant="secondary" onClick={() => setOpened('codes')}>
          {texts.newRecoveryCodes}
        </Button>
        <Button variant="secondary" onClick={() => setOpened('off')}>
          {texts.turnOff}
        </Button>
      </Cluster>
      {opened === 'codes' && (
        <ConfirmAction
          title={texts.makeNewRecoveryCodes}
          action={texts.makeNewCodes}
          busyText={sharedTexts.making}
          act={makeCodes}
          failed={texts.codesFailed}
          closesAnyway
          onClose={close}
        >
          {texts.oldOnesStopWorking}
        </ConfirmAction>
      )}
      {opened === 'off' && (
        <ConfirmAction
          title={texts.turnSecondFactorOff}
          action={texts.turnOff}
          busyText={texts.turningOff}
          act={() => disable.mutateAsync(null)}
          done={success(texts.turnedOff)}
          failed={texts.turnOffFailed}
          closesAnyway
          onClose={close}
        >
          {texts.passwordAloneWillOpen}
        </ConfirmAction>
      )}
    </>
  );
}
