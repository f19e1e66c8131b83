import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { useAdminTab } from '../../admin/admin-tabs';
import { DashboardKeys } from '../../admin/palette/dashboard-keys';
import { ConfirmAgain } from '../../admin/security/confirm-again';
import { TabsAhead } from '../../admin/tabs-ahead';
import { useSession } from '../../api/session';
import '../../ui/second-press';
import { TabRoot } from '../../ui/tabs';
import { BottomBar } from './bottom-bar';
import { DashboardBar } from './dashboard-bar';
import { DashboardFooter } from './dashboard-footer';

const Column = styled.div`
  /* One left edge for the bar, the page, and the footer. */
  --gutter: clamp(12px, 2vw, 24px);
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

/** The frame of every dashboard page (rule 2.21). Until someone is signed in, it's only the page. */
export function DashboardLayout() {
  return (
    <TabsAhead>
      <Frame />
    </TabsAhead>
  );
}

function Frame() {
  const { isSignedIn } = useSession('admin');
  const { tab, tabs, choose } = useAdminTab();
  return (
    <DashboardKeys tabs={tabs} isOn={isSignedIn}>
      <TabRoot tabs={tabs} value={tab.id} onValueChange={choose}>
        <Column>
          <DashboardBar isSignedIn={isSignedIn} />
          <Outlet />
          <DashboardFooter />
          {isSignedIn && <BottomBar />}
        </Column>
      </TabRoot>
      {isSignedIn && <ConfirmAgain />}
    </DashboardKeys>
  );
}
