import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '#domain/second-factor/passkey-contract';
import { noPasskeys } from '../../api/passkey-browser';
import { securityQueries, useRemovePasskey } from '../../api/security';
import { success } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Cluster, Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { ListedRow, ListedRows } from '../../ui/listed-rows';
import { ConfirmAction } from '../parts/confirm-action';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import { PasskeyDialog } from './passkey-dialog';
import { SECURITY_TEXTS } from './security-texts';

/** What is open about one of the passkeys, or about a new one. */
type Opened = { what: 'add' } | { what: 'name' | 'remove'; passkey: PasskeyView };

/** The own passkeys: added in this browser, named, removed. */
export function PasskeysPanel() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const missing = noPasskeys();
  const close = () => setOpened(null);
  return (
    <Panel
      title="Passkeys"
      actions={missing === null && <Button onClick={() => setOpened({ what: 'add' })}>Add a passkey</Button>}
    >
      <Muted $max="68ch">
        A passkey signs you in with your device's fingerprint, face, or PIN. No password or code needed, and
        your password still works too.
      </Muted>
      {missing !== null && <Alert tone="info">{missing}</Alert>}
      <Passkeys onOpen={setOpened} />
      {opened?.what === 'add' && <PasskeyDialog onClose={close} />}
      {opened?.what === 'name' && <PasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.what === 'remove' && <RemoveDialog passkey={opened.passkey} onClose={close} />}
    </Panel>
  );
}

function Passkeys({ onOpen }: { onOpen: (opened: Opened) => void }) {
  return (
    <Loaded
      query={useQuery(securityQueries.passkeys())}
      loading="Loading passkeys"
      failed="The passkeys didn't load"
      warns
    >
      {(passkeys) =>
        passkeys.length === 0 ? (
          <Muted $max="68ch">No passkeys yet</Muted>
        ) : (
          <ListedRows aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
            ))}
          </ListedRows>
        )
      }
    </Loaded>
  );
}

const dayOf = (moment: string) => new Date(moment).toLocaleDateString();

function PasskeyRow({ passkey, onOpen }: { passkey: PasskeyView; onOpen: (opened: Opened) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ListedRow
      name={name}
      facts={`Added ${dayOf(createdAt)}, ${lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'not used yet'}`}
    >
      <Cluster $gap="8px 16px">
        <Button
          variant="secondary"
          aria-label={`Rename ${name}`}
          onClick={() => onOpen({ what: 'name', passkey })}
        >
          Rename
        </Button>
        <Button
          variant="secondary"
          aria-label={`Remove ${name}`}
          onClick={() => onOpen({ what: 'remove', passkey })}
        >
          Remove
        </Button>
      </Cluster>
    </ListedRow>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const { mutateAsync } = useRemovePasskey();
  return (
    <ConfirmAction
      title={`Remove ${name}?`}
      action="Remove"
      busyText="Removing..."
      act={() => mutateAsync(id)}
      done={success(SECURITY_TEXTS.passkeyRemoved)}
      failed={SECURITY_TEXTS.passkeyRemoveFailed}
      canLeave
      closesAnyway
      onClose={onClose}
    >
      You won't be able to sign in with it. Your device may still list it until you delete it there.
    </ConfirmAction>
  );
}
