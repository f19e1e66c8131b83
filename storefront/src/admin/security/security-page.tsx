import { useRef } from 'react';
import { SessionList } from '../../sessions/session-list';
import * as sessionsTexts from '../../sessions/sessions-texts';
import { Muted } from '../../ui/arrange';
import { Panel } from '../parts/panel';
import { SubPage } from '../parts/sub-page';
import { FactorPanel } from './factor-panel';
import { PasskeysPanel } from './passkeys-panel';
import { PushPanel } from './push-panel';
import * as texts from './security-texts';

const SESSIONS = sessionsTexts.devices;

/** Second factor, passkeys, notifications, and devices (rules 19.1 to 19.4 and 22.2). */
export function SecurityPage() {
  return (
    <SubPage page="adminSecurity">
      <FactorPanel />
      <PasskeysPanel />
      <PushPanel />
      <SessionsPanel />
    </SubPage>
  );
}

function SessionsPanel() {
  // Takes the focus when the button that had it disappears.
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <Panel title={SESSIONS}>
      <Muted $max="68ch" ref={text} tabIndex={-1}>
        {texts.signedOutAfter}
      </Muted>
      <SessionList kind="admin" label={SESSIONS} onSignedOut={() => text.current?.focus()} />
    </Panel>
  );
}
