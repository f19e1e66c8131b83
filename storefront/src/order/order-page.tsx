import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '../api/page-title';
import { useLazyIsland } from '../first-paint/use-lazy-island';
import { Container } from '../ui/layout';
import { media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { hasStoredDraft } from './draft-storage';
import { WizardSkeleton } from './wizard-skeleton';

const Page = styled.section`
  min-height: 70svh;
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[2]} ${space[6]};
  }
`;

const Heading = styled.h1`
  margin-bottom: ${space[2]};
  font-size: clamp(1.5rem, 1rem + 3vw, 3.375rem);
  ${media.phone} {
    margin-bottom: ${space[1]};
  }
`;

const LAZY_START = {
  load: async () => (await import('./order-start')).OrderStart,
  fallback: <WizardSkeleton />,
};

/** The order page. The server sends step 1, and the rest of its code loads when the visitor first does something. */
export function OrderPage() {
  const { part: start, hydrate } = useLazyIsland(LAZY_START);
  const [params] = useSearchParams();
  const isLaterStep = params.has('step');
  useEffect(() => {
    if (isLaterStep || hasStoredDraft()) hydrate();
  }, [isLaterStep, hydrate]);
  return (
    <Page>
      <PageTitle page="order" />
      <Container>
        <Heading>{uiTexts.orderAService}</Heading>
        {start}
      </Container>
    </Page>
  );
}
