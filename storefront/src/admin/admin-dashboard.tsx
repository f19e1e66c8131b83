import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { adminOrderQueries } from '../api/admin-orders';
import { useMay } from '../api/person';
import { loadable } from '../first-paint/loadable';
import { LoadingPart } from '../first-paint/loading-part';
import * as noticesTexts from '../notices/notices-texts';
import { Alert } from '../ui/alert';
import { Split } from '../ui/arrange';
import { ErrorBoundary } from '../ui/error-boundary';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { TabPage } from '../ui/tabs';
import { media, notPrinted } from '../ui/tokens';
import { AdminParts, AdminSection, PageHeading } from './admin-layout';
import { type AdminTab, useAdminTab } from './admin-tabs';
import * as texts from './admin-texts';
import { Panel } from './parts/panel';
import { StatCards } from './stat-cards';
import { DrawnTab, useTabsAhead } from './tabs-ahead';
import { Today } from './today';

const PaymentProblems = loadable(async () => (await import('./payment-problems')).PaymentProblems);

const Head = styled(Split).attrs({ as: 'header', $gap: '4px 16px', $align: 'center' })`
  min-height: 44px;
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  ${notPrinted}
`;

/** Today and the four figures are below each other. On phones they're in one row that swipes. */
const Counts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${media.phone} {
    display: flex;
    gap: 8px;
    /* To the edges of the screen. */
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: calc(var(--gutter) + 1px);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
`;

/** What waits, the four figures, and the open tab, limited by role (rule 18.2). */
export function AdminDashboard() {
  const { tab, tabs } = useAdminTab();
  const may = useMay();
  const seesProblems = may('GET /api/admin/payment-problems');
  const problems = useQuery({ ...adminOrderQueries.problems(), enabled: seesProblems });
  const isWaiting = seesProblems && problems.isPending;
  const hasProblems = seesProblems && (problems.isError || (problems.data?.total ?? 0) > 0);
  return (
    <AdminSection aria-busy={isWaiting}>
      {/* Nothing below is shown until we know whether there are alerts, because they'd push everything down. */}
      <AdminParts hidden={isWaiting}>
        <Head>
          <PageHeading>{texts.adminDashboard}</PageHeading>
          {tab.Actions && (
            <Actions>
              <ErrorBoundary contentKey={tab.id} fallback={null}>
                <LoadingPart key={tab.id} part={tab.Actions} fallback={null} />
              </ErrorBoundary>
            </Actions>
          )}
        </Head>
        <Counts>
          <Today />
          {may('GET /api/orders/stats') && <StatCards />}
        </Counts>
        {hasProblems && <LoadingPart part={PaymentProblems} fallback={null} />}
        <TabPage value={tab.id}>
          <TabContents open={tab} tabs={tabs} />
        </TabPage>
      </AdminParts>
    </AdminSection>
  );
}

function TabContents({ open, tabs }: { open: AdminTab; tabs: readonly AdminTab[] }) {
  const { drawn, opening } = useTabsAhead();
  const isCovered = opening !== null && opening !== open.id;
  return (
    <>
      {!drawn.includes(open.id) && (
        <div hidden={isCovered}>
          <TabContent key={open.id} tab={open} />
        </div>
      )}
      {tabs
        .filter(({ id }) => drawn.includes(id))
        .map((tab) => (
          <DrawnTab
            key={tab.id}
            id={tab.id}
            isOpen={tab === open || tab.id === opening}
            isCovered={tab === open && isCovered}
          >
            <TabContent tab={tab} />
          </DrawnTab>
        ))}
    </>
  );
}

const TabContent = memo(({ tab }: { tab: AdminTab }) => (
  <ErrorBoundary contentKey={tab.id} fallback={<TabFailed title={tab.label} />}>
    <LoadingPart part={tab.Content} fallback={<TabSkeleton title={tab.label} />} />
  </ErrorBoundary>
));

function TabSkeleton({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <RowsSkeleton label={texts.loadingTab(title.toLowerCase())} />
    </Panel>
  );
}

function TabFailed({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Alert tone="danger" title={texts.thisTabDidntLoad}>
        {noticesTexts.reloadThePage}
      </Alert>
    </Panel>
  );
}
