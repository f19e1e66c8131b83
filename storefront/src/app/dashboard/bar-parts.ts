import { Link, NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { barItem } from '../../ui/bar-item';
import { color, font, frame, media, motion } from '../../ui/tokens';
import { headerBar, sign } from '../header-styles';
import { DashboardRow } from './dashboard-row';

/** On narrower screens, the menus and pages are under More. */
const NARROW = '@media (max-width: 1199px)';

export const Bar = styled.header`
  ${headerBar}
  background: ${color.surface};
`;

export const Row = styled(DashboardRow)`
  display: flex;
  gap: 2px;
  align-items: center;
  min-height: 56px;
`;

export const Brand = styled(Link)`
  display: flex;
  flex: none;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  margin-right: 6px;
  ${sign}
  font: 700 1.25rem/1 ${font.display};
  svg,
  img {
    flex: none;
    width: 36px;
    height: 36px;
  }
  > span {
    display: none;
    overflow: hidden;
    padding-block: 2px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    flex: 0 1 auto;
    > span {
      display: block;
    }
  }
`;

const onlyWide = css`
  ${NARROW} {
    display: none;
  }
`;

export const Wide = styled.div`
  display: contents;
  ${onlyWide}
`;

export const Narrow = styled.div`
  display: none;
  ${NARROW} {
    display: contents;
  }
  ${media.phone} {
    display: none;
  }
`;

const tight = css`
  ${NARROW} {
    a,
    button {
      padding-inline: 8px;
      font-size: 1.0625rem;
      &::after {
        inset-inline: 8px;
      }
    }
  }
  ${media.phone} {
    display: none;
  }
`;

export const Tabs = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;
  ${tight}
`;

export const TabLinks = styled.nav`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${tight}
`;

export const Pages = styled.nav`
  display: flex;
  flex: none;
  padding-left: 8px;
  margin-left: 6px;
  box-shadow: inset 1px 0 0 ${color.line};
  ${onlyWide}
`;

export const Item = styled(NavLink)`
  ${barItem}
`;

export const MenuButton = styled.button.attrs({ type: 'button' })`
  ${barItem}
  > svg:last-child {
    flex: none;
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
  > span {
    overflow: hidden;
    max-width: 9em;
    padding-block: 2px;
    text-overflow: ellipsis;
  }
`;

export const StepsButton = styled(MenuButton)`
  color: ${color.accent};
  > span {
    max-width: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: ${color.accentHover};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  align-items: center;
  margin-left: auto;
  padding-left: 8px;
  /* Until the page below the bar arrives, some tools are missing, and each would push the others aside. */
  ${Bar}:not(:has(+ *)) &,
  &[data-waiting='true'] {
    visibility: hidden;
  }
`;

export const SearchButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  margin-right: 6px;
  padding: 0 10px;
  ${frame('background', 'lineStrong', 'field')}
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1;
  transition:
    border-color ${motion.quick},
    color ${motion.quick};
  ${media.touch} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
    margin-right: 0;
  }
  &:hover {
    border-color: ${color.accent};
    color: ${color.text};
  }
  kbd {
    margin-left: 20px;
    padding: 3px 6px;
    border: 1px solid ${color.line};
    border-radius: 4px;
    font-family: ${font.text};
    font-size: 0.8125rem;
    @media (max-width: 1439px) {
      display: none;
    }
  }
`;
