import { useQuery } from '@tanstack/react-query';
import { adminOrderQueries } from '../api/admin-orders';
import { firstStepQueries } from '../api/first-steps';
import { useMay } from '../api/person';
import { LoadingPart } from '../first-paint/loadable';
import { Alert } from '../ui/alert';
import { ErrorBoundary } from '../ui/error-boundary';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { Tabs } from '../ui/tabs';
import { AdminHead } from './admin-head';
import { AdminParts, AdminSection } from './admin-layout';
import { useAdminTab } from './admin-tabs';
import * as texts from './admin-texts';
import { FirstStepsButton, FirstStepsCard, useFirstSteps } from './first-steps-card';
import { Panel } from './parts/panel';
import * as sharedTexts from './parts/shared-texts';
import { PaymentProblems } from './payment-problems';
import { StatCards } from './stat-cards';
import { useWarmUp } from './use-warm-up';

/** The four figures and seven tabs, limited by role (rule 18.2). */
export function AdminDashboard() {
  const { tab, tabs, choose } = useAdminTab();
  const may = useMay();
  const seesSteps = may('GET /api/admin/first-steps');
  const firstSteps = useQuery({ ...firstStepQueries.left(), enabled: seesSteps });
  const seesProblems = may('GET /api/admin/payment-problems');
  const problems = useQuery({ ...adminOrderQueries.problems(), enabled: seesProblems });
  const isWaiting = (seesSteps && firstSteps.isPending) || (seesProblems && problems.isPending);
  const warmUp = useWarmUp(tabs);
  const steps = useFirstSteps(firstSteps.data?.left ?? []);
  return (
    <AdminSection aria-busy={isWaiting}>
      {/* Hidden until we know whether there are alerts, which would push everything below them down. */}
      <AdminParts hidden={isWaiting}>
        <AdminHead firstSteps={<FirstStepsButton {...steps} />} />
        {seesProblems && <PaymentProblems />}
        <FirstStepsCard {...steps} />
        {may('GET /api/orders/stats') && <StatCards />}
        <Tabs
          label={sharedTexts.dashboard}
          tabs={tabs}
          value={tab.id}
          onValueChange={choose}
          onNear={warmUp}
          actions={
            tab.Actions && (
              <ErrorBoundary contentKey={tab.id} fallback={null}>
                <LoadingPart key={tab.id} part={tab.Actions} fallback={null} />
              </ErrorBoundary>
            )
          }
        >
          <ErrorBoundary contentKey={tab.id} fallback={<TabFailed title={tab.label} />}>
            <LoadingPart key={tab.id} part={tab.Content} fallback={<TabSkeleton title={tab.label} />} />
          </ErrorBoundary>
        </Tabs>
      </AdminParts>
    </AdminSection>
  );
}

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
        {texts.reloadThePage}
      </Alert>
    </Panel>
  );
}
