import styled from 'styled-components';
import { Breakable } from '../api/breakable';
import { useShopFacts } from '../api/shop-facts';
import { Seam } from '../ui/drawings/seam';
import { Container, Lines, PlainList } from '../ui/layout';
import { color, font, media, notPrinted, space } from '../ui/tokens';
import * as texts from './app-texts';
import { BrandMark } from './brand-mark';
import { FooterNav } from './footer-nav';

const Foot = styled.footer`
  margin-top: auto;
  background: ${color.surface};
  &:last-child {
    padding-bottom: var(--dock-height, 0px);
  }
  ${notPrinted}
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space[3]} ${space[6]};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
  padding-block: ${space[5]} calc(${space[5]} + env(safe-area-inset-bottom));
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${color.muted};
  svg,
  img {
    flex: none;
    width: 48px;
    height: 48px;
  }
  strong {
    display: block;
    color: ${color.text};
    font-family: ${font.display};
    font-size: 1.375rem;
    line-height: 1.2;
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
`;

const Links = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin-left: -4px;
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-inline: 4px;
    color: ${color.text};
  }
`;

const Place = styled.address`
  display: grid;
  gap: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${font.small};
  font-style: normal;
  align-content: start;
  ${media.tablet} {
    grid-row: span 2;
  }
  ${media.desktop} {
    grid-template-columns: auto auto;
  }
`;

const Ways = styled(Links)`
  grid-column: 1 / -1;
  width: 0;
  min-width: 100%;
`;

export function SiteFooter() {
  const { name, tagline, contact, address, openingHours } = useShopFacts();
  return (
    <Foot>
      <Seam />
      <Row>
        <Brand>
          <BrandMark />
          <p>
            <strong>{name}</strong>
            {tagline}
          </p>
        </Brand>
        <Place>
          <Lines>{address}</Lines>
          <Lines>{openingHours}</Lines>
          {contact.length > 0 && (
            <Ways aria-label={texts.contactUs}>
              {contact.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} aria-label={label}>
                    <span>
                      <Breakable>{label}</Breakable>
                    </span>
                  </a>
                </li>
              ))}
            </Ways>
          )}
        </Place>
        <FooterNav list={Links} />
      </Row>
    </Foot>
  );
}
