import { useRef } from 'react';
import { PageTitle } from '../api/page-title';
import { useSleeping } from '../ui/use-sleeping';
import { Hero } from './hero';
import { OrderDock } from './order-dock';
import { ServicesSection } from './services-section';
import { SignupSection } from './signup-section';

const SLEEPING_STEPS = { load: async () => (await import('./how-it-works')).HowItWorks, fallback: null };

/** The shop's front door (rule 2.8). */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  const signup = useRef<HTMLElement>(null);
  const { part: howItWorks } = useSleeping(SLEEPING_STEPS);
  return (
    <>
      <PageTitle page="home" />
      <Hero actionsRef={heroActions} />
      <ServicesSection />
      {howItWorks}
      <SignupSection ref={signup} />
      <OrderDock heroActions={heroActions} signup={signup} />
    </>
  );
}
