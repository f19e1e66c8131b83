import { useRef } from 'react';
import type { PushDeviceView } from '#domain/push/push-contract';
import { pushLabel } from '#domain/push/push-kinds';
import { formatTime } from '#domain/words/days';
import { useRemovePush } from '../../api/push';
import { success, useNotices } from '../../notices/use-notices';
import { deviceName } from '../../sessions/device-name';
import * as sessionsTexts from '../../sessions/sessions-texts';
import { Heading, Muted } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ListedRow, ListedRows } from '../../ui/listed-rows';
import { Local } from '../../ui/local';
import * as uiTexts from '../../ui/ui-texts';
import { useOnce } from '../../ui/use-once';
import { adminDate } from '../parts/admin-date';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './push-texts';

function factsOf({ kinds, quiet, createdAt }: PushDeviceView): string {
  const named = kinds.map(pushLabel).join(', ') || texts.nothing;
  const hours = quiet && texts.quietFromTo(formatTime(quiet.from), formatTime(quiet.to));
  return texts.deviceFacts(named, hours, adminDate(createdAt));
}

/** The person's devices with notifications, with buttons to remove the others. */
export function PushDeviceList({ devices }: { devices: readonly PushDeviceView[] }) {
  const { attempt } = useNotices();
  const { mutateAsync, isPending, variables } = useRemovePush();
  const once = useOnce();
  // It takes the focus if the button that had it disappears.
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = (id: string) =>
    once(async () => {
      const isRemoved = await attempt(() => mutateAsync({ id, isHere: false }), {
        done: success(texts.deviceRemoved),
        failed: texts.removeFailed,
        quotes: true,
      });
      if (isRemoved) heading.current?.focus();
    });

  return (
    <>
      <Heading as="h3" $size="h4" ref={heading} tabIndex={-1}>
        {texts.yourDevices}
      </Heading>
      {devices.length === 0 && <Muted>{texts.noneYet}</Muted>}
      <ListedRows aria-label={texts.yourDevices}>
        {devices.map((device, index) => {
          const name = deviceName(device.userAgent);
          return (
            <ListedRow
              key={device.id}
              name={
                <>
                  {name}
                  {device.isCurrent && <Badge variant="success">{sessionsTexts.thisDevice}</Badge>}
                </>
              }
              facts={<Local text={() => factsOf(device)} />}
            >
              {!device.isCurrent && (
                <Button
                  variant="secondary"
                  busy={isPending && variables?.id === device.id}
                  busyText={sharedTexts.removing}
                  aria-label={texts.removeDevice(index + 1, name)}
                  onClick={() => void remove(device.id)}
                >
                  {uiTexts.remove}
                </Button>
              )}
            </ListedRow>
          );
        })}
      </ListedRows>
    </>
  );
}
