import { useRef } from 'react';
import { PageTitle } from '../api/page-title';
import { ErrorBoundary } from '../ui/error-boundary';
import { useSleeping } from '../ui/use-sleeping';
import { Hero } from './hero';
import { OrderDock } from './order-dock';
import { ServicesSection } from './services-section';
import { SignupSection } from './signup-section';

const SLEEPING_STEPS = { load: async () => (await import('./how-it-works')).HowItWorks, fallback: null };
const SLEEPING_WORK = { load: async () => (await import('./work-section')).WorkSection, fallback: null };

/** The shop's front door (rule 2.8). */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  const signup = useRef<HTMLElement>(null);
  const { part: work } = useSleeping(SLEEPING_WORK);
  const { part: howItWorks } = useSleeping(SLEEPING_STEPS);
  return (
    <>
      <PageTitle page="home" />
      <Hero actionsRef={heroActions} />
      <ServicesSection />
      <ErrorBoundary contentKey="work" fallback={null}>
        {work}
      </ErrorBoundary>
      {howItWorks}
      <SignupSection ref={signup} />
      <OrderDock heroActions={heroActions} signup={signup} />
    </>
  );
}
