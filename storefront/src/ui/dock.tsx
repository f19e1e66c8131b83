import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, media, motion } from './tokens';

/** The bar itself, which is only there on phones. */
export const DockBar = styled.div`
  display: none;
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.dock};
    display: grid;
    padding: 10px ${'var(--gutter)'} calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    transition:
      transform ${motion.calm},
      visibility ${motion.calm};
    &[data-dock='away'] {
      visibility: hidden;
      transform: translateY(100%);
    }
  }
`;

/** Room for the bar at the end of the page, and above it for what has the focus. */
const ROOM = `
  ${media.phone} {
    :root {
      --dock-height: 76px;
      scroll-padding-bottom: calc(var(--dock-height) + 24px);
    }
  }
`;

/** Makes other elements leave room for the bar. In the style sheet, `:root:has(…)` would search the whole page after each change. */
export function DockRoom() {
  return <style>{ROOM}</style>;
}

/** A bar at the bottom of the screen on phones. The banner and notices leave room for it. */
export function Dock({ isVisible = true, children }: { isVisible?: boolean; children: ReactNode }) {
  return (
    <>
      {isVisible && <DockRoom />}
      <DockBar data-dock={isVisible ? 'shown' : 'away'}>{children}</DockBar>
    </>
  );
}
