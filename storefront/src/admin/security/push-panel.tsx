import { useQuery } from '@tanstack/react-query';
import type { PushDeviceView, PushSettings } from '#domain/push/push-contract';
import { pushQueries, useRemovePush, useTurnOnPush } from '../../api/push';
import { noPush } from '../../api/push-browser';
import { useServing } from '../../first-paint/use-served';
import { success, useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Muted } from '../../ui/arrange';
import { SwitchField } from '../../ui/switch-field';
import { useOnce } from '../../ui/use-once';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import { PushChoiceForm } from './push-choice-form';
import { PushDeviceList } from './push-device-list';
import * as texts from './push-texts';

/** Notifications on the person's devices (rules 22.2 and 22.3). */
export function PushPanel() {
  // The server doesn't know the browser, so this waits for hydration.
  const isServing = useServing();
  const missing = isServing ? null : noPush();
  const settings = useQuery(pushQueries.settings());
  return (
    <Panel title={texts.notifications}>
      <Muted $max="68ch">{texts.whatTheySay}</Muted>
      {missing !== null && <Alert tone="info">{missing}</Alert>}
      <Loaded
        query={settings}
        loading={texts.loadingNotifications}
        failed={texts.notificationsDidntLoad}
        warns
      >
        {(loaded) => (
          <>
            {missing === null && <ThisDevice settings={loaded} />}
            <PushDeviceList devices={loaded.devices} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function ThisDevice({ settings }: { settings: PushSettings }) {
  const { publicKey, kinds, devices, timeZone } = settings;
  const { attempt, fail } = useNotices();
  const here = useQuery(pushQueries.here());
  const turnOn = useTurnOnPush();
  const remove = useRemovePush();
  const once = useOnce();
  const device = here.data ? devices.find(({ isCurrent }) => isCurrent) : undefined;
  const isBusy = here.isPending || turnOn.isPending || remove.isPending;

  async function start(): Promise<boolean> {
    const isAllowed = await turnOn.mutateAsync({ publicKey, kinds, quiet: null });
    if (!isAllowed) fail(texts.notAllowed);
    return isAllowed;
  }

  const change = (isOn: boolean) =>
    once(() =>
      isOn
        ? attempt(start, { done: success(texts.turnedOn), failed: texts.turnOnFailed, quotes: true })
        : attempt(() => stop(device), { done: success(texts.turnedOff), failed: texts.turnOffFailed }),
    );
  const stop = async (current: PushDeviceView | undefined) =>
    current && (await remove.mutateAsync({ id: current.id, isHere: true }));

  return (
    <>
      <SwitchField
        label={texts.onThisDevice}
        checked={device !== undefined}
        disabled={isBusy}
        onCheckedChange={(isOn) => void change(isOn)}
      />
      {device && <PushChoiceForm key={device.id} device={device} kinds={kinds} timeZone={timeZone} />}
    </>
  );
}
