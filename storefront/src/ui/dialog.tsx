import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useEscapeLayer } from './escape-layers';
import { IconButton } from './icon-button';
import { color, font, frame, layer, media, motion, radius, shadow } from './tokens';
import * as texts from './ui-texts';
import { useFocusReturn } from './use-focus-return';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const slide = keyframes`
  from { opacity: 0; transform: translateX(48px); }
`;

const ASIDE = css`
  place-items: stretch end;
  padding: 0;
  @media (max-width: 1179px) {
    place-items: stretch end;
    padding: var(--notice-room, 0px) 0 0;
  }
`;

export const Overlay = styled(Radix.Overlay)<{ $aside: boolean }>`
  /* It already takes clicks, and keeps the page still. On the body, these would make the browser recalculate and repaint every element. */
  html body:not(&) {
    position: static !important;
    overflow: visible !important;
    margin-right: 0 !important;
    pointer-events: auto !important;
  }
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  /* The notification goes above it, so it doesn't cover any controls. */
  padding: max(96px, var(--notice-room, 0px)) 24px 24px;
  background: ${color.overlay};
  animation: ${appear} ${motion.quick};
  ${media.phone} {
    place-items: end stretch;
    padding: max(24px, var(--notice-room, 0px)) 0 0;
  }
  ${({ $aside }) => $aside && ASIDE}
`;

const widths = { sm: '420px', md: '560px', lg: '840px', full: '1120px', aside: '720px' } as const;
type DialogSize = keyof typeof widths;

export const Panel = styled(Radix.Content)<{ $size: DialogSize }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100%;
  overflow: hidden;
  ${frame('raised')}
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.calm};
  ${media.phone} {
    max-width: none;
    border-radius: ${radius.patch} ${radius.patch} 0 0;
  }
  &[data-aside='true'] {
    border-width: 0 0 0 1px;
    border-radius: 0;
    animation-name: ${slide};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: start;
  padding: 20px 16px 12px 24px;
  &[data-stays='true'] {
    padding-top: 12px;
    border-bottom: 1px solid ${color.line};
  }
`;

const Tools = styled.div`
  display: flex;
`;

export const Title = styled(Radix.Title)`
  align-self: center;
  font-size: ${font.h3};
  text-transform: none;
`;

export const Description = styled(Radix.Description)`
  grid-column: 1 / -1;
  color: ${color.muted};
`;

const Summary = styled.div`
  grid-column: 1 / -1;
  /* It ends where the body does, though the close button is nearer to the edge. */
  padding-right: 8px;
`;

const Body = styled.div`
  overflow-y: auto;
  /* Firefox on Linux draws white ones inside a dark page. */
  scrollbar-color: ${color.lineStrong} transparent;
  padding: 8px 24px 24px;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 24px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

export interface DialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: DialogSize;
  tools?: ReactNode;
  summary?: ReactNode;
}

type PanelPartsProps = Pick<DialogProps, 'tools' | 'description' | 'summary' | 'footer' | 'children'> & {
  title: ReactNode;
  close: ReactNode;
};

/** What a dialog's panel holds, from its title to its buttons. */
export function PanelParts({ title, tools, close, description, summary, footer, children }: PanelPartsProps) {
  return (
    <>
      <Head data-stays={summary !== undefined}>
        {title}
        <Tools>
          {tools}
          {close}
        </Tools>
        {description}
        {summary && <Summary>{summary}</Summary>}
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}

const SCROLLING_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Keeps the page behind a dialog where it is, when keys would scroll it because the focus is outside what scrolls here. */
export function keepPageStill(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget: panel } = event;
  // What's open above the panel scrolls by itself.
  if (!(target instanceof Element && panel.contains(target))) return;
  const isScrolling = key === ' ' ? target === panel : SCROLLING_KEYS.includes(key);
  if (!isScrolling || target.closest('input, select, textarea')) return;
  const body = target.closest(`${Body}`);
  if (!body || body.scrollHeight <= body.clientHeight) event.preventDefault();
}

/** A modal dialog. Focus stays inside, Escape closes it, and then focus returns to where it was. */
export function Dialog({ open = true, onClose, title, description, size = 'md', ...parts }: DialogProps) {
  const isAside = size === 'aside';
  useEscapeLayer(open, onClose);
  const describing = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Overlay $aside={isAside}>
          <Panel
            $size={size}
            data-aside={isAside}
            onKeyDown={keepPageStill}
            {...describing}
            {...useFocusReturn()}
          >
            <PanelParts
              {...parts}
              title={<Title>{title}</Title>}
              close={
                <Radix.Close asChild>
                  <IconButton aria-label={texts.close}>
                    <X size={22} />
                  </IconButton>
                </Radix.Close>
              }
              description={description && <Description>{description}</Description>}
            />
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
