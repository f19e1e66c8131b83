import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Seam } from '../ui/drawings/seam';
import { PlainList } from '../ui/layout';
import { color, font } from '../ui/tokens';
import * as texts from './app-texts';
import { headerLinks } from './navigation';
import { SignOut } from './sign-out';
import { useSignedIn } from './signed-in';

const Links = styled(PlainList)`
  display: flex;
  gap: 8px;
`;

const itemStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 14px;
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: 0.045em;
  text-decoration: none;
  text-transform: uppercase;
`;

const Item = styled(NavLink)`
  ${itemStyles}
  > span {
    position: absolute;
    inset: auto 14px 0;
    width: calc(100% - 28px);
    opacity: 0;
  }
  &[aria-current='page'] > span {
    opacity: 1;
  }
`;

const Leave = styled(SignOut)`
  ${itemStyles}
  border: 0;
  background: transparent;
  &:hover {
    color: ${color.accent};
  }
`;

/** The header's links side by side, with a seam under the current page. */
export function SiteNav() {
  const isSignedIn = useSignedIn();
  const nav = useRef<HTMLElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isSignedIn !== false || !isLeaving.current) return;
    isLeaving.current = false;
    // The button that had the focus is gone. A new page would take the focus itself.
    if (document.activeElement === document.body)
      nav.current?.querySelector<HTMLElement>('li:last-child a')?.focus();
  }, [isSignedIn]);
  return (
    <nav ref={nav} aria-label={texts.main}>
      <Links>
        {headerLinks(isSignedIn).map(({ to, label, seen }) => (
          <li key={to} data-seen={seen}>
            <Item to={to} end>
              {label}
              <Seam />
            </Item>
          </li>
        ))}
        {isSignedIn !== false && (
          <li data-seen={isSignedIn === null ? 'signed-in' : undefined}>
            <Leave
              onPress={() => {
                isLeaving.current = true;
              }}
            />
          </li>
        )}
      </Links>
    </nav>
  );
}
