import type { RefObject } from 'react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { formatDays } from '#domain/words/shop-words';
import { paths } from '../addresses/paths';
import { useShopFacts } from '../api/shop-facts';
import { useSleeping } from '../first-paint/use-sleeping';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/layout';
import { color, font, media, space } from '../ui/tokens';
import { TrustFacts } from './trust-facts';

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background-color: ${color.surface};
  background-image: var(--grain);
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[5]} ${space[4]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.82fr);
    gap: ${space[6]};
    align-items: center;
    padding-block: ${space[8]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Lead = styled.p`
  white-space: pre-line;
  max-width: 44ch;
  color: ${color.muted};
  font-size: ${font.lead};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} {
    display: grid;
  }
`;

const Picture = styled.div`
  width: min(100%, 420px);
  aspect-ratio: 752 / 744;
  margin-inline: auto;
  ${media.desktop} {
    width: 112%;
    margin-block: -24px;
  }
`;

const SLEEPING_PICTURE = { load: async () => (await import('./hero-picture')).HeroPicture, fallback: null };

/** The first screen: what the shop does, and the way in. */
export function Hero({ actionsRef }: { actionsRef: RefObject<HTMLDivElement | null> }) {
  const { heroTitle, heroText, turnaroundDays, shippingFee } = useShopFacts();
  const { part: glove } = useSleeping(SLEEPING_PICTURE);
  return (
    <Root>
      <Columns>
        <Words>
          <h1>{heroTitle}</h1>
          <Lead>{heroText}</Lead>
          <Actions ref={actionsRef}>
            <ButtonLink to={paths.order.href()} size="lg">
              ORDER SERVICE NOW
            </ButtonLink>
            <ButtonLink to={paths.services.href()} size="lg" variant="secondary">
              VIEW SERVICES
            </ButtonLink>
          </Actions>
        </Words>
        <Picture>{glove}</Picture>
      </Columns>
      <TrustFacts
        facts={[
          { figure: formatDays(turnaroundDays), meaning: 'standard turnaround' },
          { figure: 'Ship or drop off', meaning: `${formatDollars(shippingFee)} return shipping` },
          { figure: 'Online or in person', meaning: 'pay in person when you drop off' },
        ]}
      />
    </Root>
  );
}
