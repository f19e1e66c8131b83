import { useRef } from 'react';
import { PageTitle } from '../api/page-title';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { OrderDock } from './order-dock';
import { ServicesSection } from './services-section';
import { SignupSection } from './signup-section';

/** The shop's front door (rule 2.8). */
export function HomePage() {
  const heroActions = useRef<HTMLDivElement>(null);
  const signup = useRef<HTMLElement>(null);
  return (
    <>
      <PageTitle page="home" />
      <Hero actionsRef={heroActions} />
      <ServicesSection />
      <HowItWorks />
      <SignupSection ref={signup} />
      <OrderDock heroActions={heroActions} signup={signup} />
    </>
  );
}
