import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '#domain/second-factor/passkey-contract';
import { noPasskeys } from '../../api/passkey-browser';
import { securityQueries, useRemovePasskey } from '../../api/security';
import { useServing } from '../../first-paint/use-served';
import { success } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Cluster, Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { ListedRow, ListedRows } from '../../ui/listed-rows';
import { Local } from '../../ui/local';
import * as uiTexts from '../../ui/ui-texts';
import { adminDate } from '../parts/admin-date';
import { ConfirmAction } from '../parts/confirm-action';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { PasskeyDialog } from './passkey-dialog';
import * as texts from './security-texts';

type Opened = { what: 'add' } | { what: 'name' | 'remove'; passkey: PasskeyView };

/** The user's own passkeys: add, rename, remove. */
export function PasskeysPanel() {
  const [opened, setOpened] = useState<Opened | null>(null);
  // The server doesn't know the browser, so this waits for hydration.
  const isServing = useServing();
  const missing = isServing ? null : noPasskeys();
  const close = () => setOpened(null);
  return (
    <Panel
      title={texts.passkeys}
      actions={
        missing === null && <Button onClick={() => setOpened({ what: 'add' })}>{texts.addAPasskey}</Button>
      }
    >
      <Muted $max="68ch">{texts.whatPasskeyDoes}</Muted>
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
      loading={texts.loadingPasskeys}
      failed={texts.passkeysDidntLoad}
      warns
    >
      {(passkeys) =>
        passkeys.length === 0 ? (
          <Muted $max="68ch">{texts.noPasskeysYet}</Muted>
        ) : (
          <ListedRows aria-label={texts.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
            ))}
          </ListedRows>
        )
      }
    </Loaded>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: PasskeyView; onOpen: (opened: Opened) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const opens = (what: 'name' | 'remove', text: string, label: string) => (
    <Button variant="secondary" aria-label={label} onClick={() => onOpen({ what, passkey })}>
      {text}
    </Button>
  );
  return (
    <ListedRow
      name={name}
      facts={
        <Local
          text={() =>
            lastUsedAt
              ? texts.addedAndUsed(adminDate(createdAt), adminDate(lastUsedAt))
              : texts.addedNotUsed(adminDate(createdAt))
          }
        />
      }
    >
      <Cluster $gap="8px 16px">
        {opens('name', texts.rename, texts.renameName(name))}
        {opens('remove', uiTexts.remove, sharedTexts.removeName(name))}
      </Cluster>
    </ListedRow>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const { mutateAsync } = useRemovePasskey();
  return (
    <ConfirmAction
      title={sharedTexts.askRemove(name)}
      action={uiTexts.remove}
      busyText={sharedTexts.removing}
      act={() => mutateAsync(id)}
      done={success(texts.passkeyRemoved)}
      failed={texts.passkeyRemoveFailed}
      closesAnyway
      onClose={onClose}
    >
      {texts.cantSignInWithIt}
    </ConfirmAction>
  );
}
