import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { useShopFacts } from '../api/shop-facts';
import { Container } from '../ui/layout';
import { color, font } from '../ui/tokens';
import * as texts from './app-texts';
import { BrandMark } from './brand-mark';
import { headerBar, sign } from './header-styles';
import { MobileMenu } from './mobile-menu';
import { SiteNav } from './site-nav';
import { ThemeToggle } from './theme-toggle';

const Bar = styled.header`
  ${headerBar}
  background: ${color.background};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  @media (scripting: none) {
    flex-wrap: wrap;
  }
`;

const LINE_MAX = 16;

const Brand = styled(Link)<{ $wraps: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-right: auto;
  min-width: 0;
  min-height: 48px;
  ${sign}
  font: 700 1.5rem/1 ${font.display};
  text-wrap: ${({ $wraps }) => ($wraps ? 'balance' : 'nowrap')};
  @media (max-width: 379px) {
    font-size: 1.25rem;
  }
  svg,
  img {
    flex: none;
    width: 40px;
    height: 40px;
  }
`;

const Wide = styled.div`
  @media (max-width: 899px) {
    display: none;
  }
  /* No menu opens without scripts. */
  @media (scripting: none) {
    display: block;
  }
`;

const Icons = styled.div`
  display: flex;
  gap: 12px;
  margin-right: -10px;
`;

const Narrow = styled.div`
  @media (min-width: 900px) {
    display: none;
  }
`;

/** Logo, links, and theme toggle. */
export function SiteHeader() {
  const { name } = useShopFacts();
  return (
    <Bar>
      <Row>
        <Brand $wraps={name.length > LINE_MAX} to={paths.home.href()} aria-label={texts.homePage(name)}>
          <BrandMark />
          <span>{name}</span>
        </Brand>
        <Wide>
          <SiteNav />
        </Wide>
        <Icons>
          <ThemeToggle />
          <Narrow>
            <MobileMenu />
          </Narrow>
        </Icons>
      </Row>
    </Bar>
  );
}
