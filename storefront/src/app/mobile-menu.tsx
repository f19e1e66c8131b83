import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { Seam } from '../ui/drawings/seam';
import { IconButton } from '../ui/icon-button';
import { PlainList } from '../ui/layout';
import { color, font, layer, motion, shadow } from '../ui/tokens';
import * as texts from './app-texts';
import { sign } from './header-styles';
import { FIND_ORDER, headerLinks } from './navigation';
import { SignOut } from './sign-out';
import { useSignedIn } from './signed-in';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer.header};
  padding: 8px var(--gutter) 24px;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  animation: ${drop} ${motion.quick};
`;

const itemStyles = css`
  display: grid;
  gap: 4px;
  align-content: center;
  justify-items: start;
  min-height: 64px;
  ${sign}
  font: 600 1.75rem/1 ${font.display};
`;

const Item = styled(NavLink)`
  ${itemStyles}
  > span {
    display: none;
    width: 96px;
  }
  &[aria-current='page'] > span {
    display: block;
  }
`;

const Leave = styled(SignOut)`
  ${itemStyles}
  width: 100%;
  padding: 0;
  border: 0;
  background: transparent;
`;

/** The header's links on phones. Escape, moving the focus out, and opening a page close it. */
export function MobileMenu() {
  const isSignedIn = useSignedIn();
  const { key } = useLocation();
  // It's open for one history entry, because the next page has another key.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  // It stays closed if someone returns. This is in an effect, because React renders the next page ahead of time.
  useEffect(() => setOpenOn((visit) => (visit === key ? visit : null)), [key]);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpenOn(null);
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) close();
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    // Back returns to the same key if the next page is still loading, so this also closes the menu.
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [open]);

  const Icon = open ? X : Menu;
  return (
    <div ref={root}>
      <IconButton
        ref={button}
        aria-label={open ? texts.closeMenu : texts.openMenu}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpenOn(open ? null : key)}
      >
        <Icon size={26} />
      </IconButton>
      {open && (
        <Panel id={panelId} aria-label={texts.main}>
          <PlainList>
            {[...headerLinks(isSignedIn), FIND_ORDER].map(({ to, label }) => (
              <li key={to}>
                <Item to={to} end onClick={() => setOpenOn(null)}>
                  {label}
                  <Seam />
                </Item>
              </li>
            ))}
            {isSignedIn && (
              <li>
                <Leave
                  onPress={() => {
                    setOpenOn(null);
                    button.current?.focus();
                  }}
                />
              </li>
            )}
          </PlainList>
        </Panel>
      )}
    </div>
  );
}
