import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { firstStepQueries } from '../api/first-steps';
import { Alert } from '../ui/alert';
import { ErrorBoundary } from '../ui/error-boundary';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { Tabs } from '../ui/tabs';
import { AdminHead } from './admin-head';
import { AdminParts, AdminRoom } from './admin-layout';
import { ADMIN_TABS, useAdminTab } from './admin-tabs';
import { FirstStepsButton, FirstStepsCard, useFirstSteps } from './first-steps-card';
import { Panel } from './parts/panel';
import { StatCards } from './stat-cards';

/** Everything the shop's owner works with: four figures, seven tabs. */
export function AdminDashboard() {
  const { tab, choose } = useAdminTab();
  const firstSteps = useQuery(firstStepQueries.left());
  const steps = useFirstSteps(firstSteps.data?.left ?? []);
  return (
    <AdminRoom aria-busy={firstSteps.isPending}>
      {/* Shown once it is known whether the card is: it would push all below it down. */}
      <AdminParts hidden={firstSteps.isPending}>
        <AdminHead firstSteps={<FirstStepsButton {...steps} />} />
        <FirstStepsCard {...steps} />
        <StatCards />
        <Tabs label="Dashboard" tabs={ADMIN_TABS} value={tab.id} onValueChange={choose}>
          <ErrorBoundary contentKey={tab.id} fallback={<TabFailed title={tab.label} />}>
            <Suspense fallback={<TabSkeleton title={tab.label} />}>
              <tab.Content />
            </Suspense>
          </ErrorBoundary>
        </Tabs>
      </AdminParts>
    </AdminRoom>
  );
}

function TabSkeleton({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <RowsSkeleton label={`Loading ${title.toLowerCase()}`} />
    </Panel>
  );
}

function TabFailed({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Alert tone="danger" title="This tab did not load">
        Please reload the page. What you saved is safe.
      </Alert>
    </Panel>
  );
}
