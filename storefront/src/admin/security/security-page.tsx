import { useRef } from 'react';
import { SessionList } from '../../sessions/session-list';
import * as sessionsTexts from '../../sessions/sessions-texts';
import { Muted } from '../../ui/arrange';
import { Panel } from '../parts/panel';
import { subPage } from '../parts/sub-page';
import { FactorPanel } from './factor-panel';
import { PasskeysPanel } from './passkeys-panel';
import { PushPanel } from './push-panel';
import * as texts from './security-texts';

const SESSIONS = sessionsTexts.devices;

/** Second factor, passkeys, notifications, and devices (rules 19.1 to 19.4 and 22.2). */
export const SecurityPage = subPage('adminSecurity', () => (
  <>
    <FactorPanel />
    <PasskeysPanel />
    <PushPanel />
    <SessionsPanel />
  </>
));

function SessionsPanel() {
  // It takes the focus if the button that had it disappears.
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
