import { useRef } from 'react';
import { PageTitle } from '../api/page-title';
import { useShopFacts } from '../api/shop-facts';
import { useLazyIsland } from '../first-paint/use-lazy-island';
import { ErrorBoundary } from '../ui/error-boundary';
import { Hero } from './hero';
import { OrderDock } from './order-dock';
import { ServicesSection } from './services-section';
import { SignupSection } from './signup-section';

const LAZY_STEPS = { load: async () => (await import('./how-it-works')).HowItWorks, fallback: null };
const LAZY_WORK = { load: async () => (await import('./work-section')).WorkSection, fallback: null };
const LAZY_PEOPLE = { load: async () => (await import('./who-works')).WhoWorks, fallback: null };

/** The home page (rule 2.8). */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  const signup = useRef<HTMLElement>(null);
  const { part: work } = useLazyIsland(LAZY_WORK);
  const { part: howItWorks } = useLazyIsland(LAZY_STEPS);
  const { part: whoWorks } = useLazyIsland(LAZY_PEOPLE);
  const { about, hasReviews } = useShopFacts();
  return (
    <>
      <PageTitle page="home" />
      <Hero actionsRef={heroActions} />
      <ServicesSection />
      <ErrorBoundary contentKey="work" fallback={null}>
        {work}
      </ErrorBoundary>
      {howItWorks}
      {(about || hasReviews) && whoWorks}
      <SignupSection ref={signup} />
      <OrderDock heroActions={heroActions} signup={signup} />
    </>
  );
}
