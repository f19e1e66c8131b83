import { useRef } from 'react';
import { formatDays } from '#domain/orders/ready-by';
import { useShopFacts } from '../api/shop-facts';
import { PageTitle } from '../ui/page-title';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { OrderDock } from './order-dock';
import { ServicesSection } from './services-section';
import { SignupSection } from './signup-section';

/** The shop's front door (rule 2.8). */
export function HomePage() {
  const { turnaroundDays } = useShopFacts();
  const heroActions = useRef<HTMLDivElement>(null);
  const signup = useRef<HTMLElement>(null);
  return (
    <>
      <PageTitle
        title="Baseball Glove Relacing, Repair and Restoration"
        description={`Order baseball glove relacing, repair or restoration. Ship your glove or drop it off; standard turnaround is ${formatDays(turnaroundDays)}.`}
      />
      <Hero actionsRef={heroActions} />
      <ServicesSection />
      <HowItWorks />
      <SignupSection ref={signup} />
      <OrderDock heroActions={heroActions} signup={signup} />
    </>
  );
}
