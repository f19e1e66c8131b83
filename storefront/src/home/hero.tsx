import type { RefObject } from 'react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { formatDays } from '#domain/words/shop-words';
import { paths } from '../addresses/paths';
import { useShopFacts } from '../api/shop-facts';
import { useLazyIsland } from '../first-paint/use-lazy-island';
import { ButtonLink } from '../ui/button';
import { Seam } from '../ui/drawings/seam';
import { Container, PlainList, Stack } from '../ui/layout';
import { color, font, media, space } from '../ui/tokens';
import * as texts from './home-texts';

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
  svg {
    width: 100%;
    height: 100%;
  }
`;

const Facts = styled(PlainList)`
  display: grid;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]} ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
  ${media.desktop} {
    padding-block: ${space[4]} ${space[5]};
  }
`;

const Fact = styled.li`
  color: ${color.muted};
  line-height: 1.35;
  strong {
    display: block;
    color: ${color.text};
    font-family: ${font.display};
    font-size: clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem);
    line-height: 1.15;
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }
`;

const LAZY_PICTURE = {
  load: async () => (await import('../ui/drawings/hero-glove')).HeroGlove,
  fallback: null,
};

/** The first screen: what the shop does, how to start, and why to trust it. */
export function Hero({ actionsRef }: { actionsRef: RefObject<HTMLDivElement | null> }) {
  const { heroTitle, heroText, turnaroundDays, shippingFee } = useShopFacts();
  const { part: glove } = useLazyIsland(LAZY_PICTURE);
  const facts = [
    [formatDays(turnaroundDays), texts.standardTurnaround],
    [texts.shipOrDropOff, texts.returnShipping(formatDollars(shippingFee))],
    [texts.onlineOrInPerson, texts.payInPerson],
  ];
  return (
    <Root>
      <Columns>
        <Stack $gap={3}>
          <h1>{heroTitle}</h1>
          <Lead>{heroText}</Lead>
          <Actions ref={actionsRef}>
            <ButtonLink to={paths.order.href()} size="lg">
              {texts.orderServiceNow}
            </ButtonLink>
            <ButtonLink to={paths.services.href()} size="lg" variant="secondary">
              {texts.viewServices}
            </ButtonLink>
          </Actions>
        </Stack>
        <Picture>{glove}</Picture>
      </Columns>
      <Container>
        <Seam />
        <Facts>
          {facts.map(([figure, meaning]) => (
            <Fact key={figure}>
              <strong>{figure}</strong> {meaning}
            </Fact>
          ))}
        </Facts>
      </Container>
    </Root>
  );
}
