import { useLazyIsland } from '../first-paint/use-lazy-island';
import { Container, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './home-texts';
import { ServiceSkeletons } from './service-skeletons';

const LAZY_LIST = {
  load: async () => (await import('./service-list')).ServiceList,
  fallback: <ServiceSkeletons />,
};

export function ServicesSection() {
  const { part: list } = useLazyIsland(LAZY_LIST);
  return (
    <Section id="services" tabIndex={-1} aria-labelledby="services-heading">
      <Container>
        <SectionHead id="services-heading" title={uiTexts.services}>
          {texts.onePricePerJob}
        </SectionHead>
        {list}
      </Container>
    </Section>
  );
}
