import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { paths } from '../../addresses/paths';
import { SessionList } from '../../sessions/session-list';
import { ButtonLink } from '../../ui/button';
import { space } from '../../ui/tokens';
import { AdminParts, AdminRoom } from '../admin-layout';
import { OwnersPage } from '../owners-page';
import { Panel } from '../parts/panel';
import { FactorPanel } from './factor-panel';
import { PasskeysPanel } from './passkeys-panel';
import { Quiet } from './security-parts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem);
`;

const SESSIONS = 'Where you are signed in';

/** How whoever works in the dashboard proves who they are, and where they are signed in (rules 19.1 to 19.4). */
export function SecurityPage() {
  return (
    <OwnersPage page="adminSecurity">
      <AdminRoom>
        <AdminParts>
          <Head>
            <Heading>Security</Heading>
            <ButtonLink variant="ghost" to={paths.admin.href()}>
              <ArrowLeft size={20} strokeWidth={2} aria-hidden />
              Dashboard
            </ButtonLink>
          </Head>
          <FactorPanel />
          <PasskeysPanel />
          <SessionsPanel />
        </AdminParts>
      </AdminRoom>
    </OwnersPage>
  );
}

function SessionsPanel() {
  // Gets the focus when the button that had it is gone.
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <Panel title={SESSIONS}>
      <Quiet ref={text} tabIndex={-1}>
        A session ends after 12 hours without use, and after 7 days at the latest. End what you do not know.
      </Quiet>
      <SessionList whose="admin" label={SESSIONS} onEnded={() => text.current?.focus()} />
    </Panel>
  );
}
