import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { TriggerElement } from './lazy-trigger';
import { color, frame, layer, motion, shadow } from './tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Box = styled(Radix.Content)<{ $isMenu: boolean }>`
  z-index: ${layer.dialog};
  width: min(${({ $isMenu }) => ($isMenu ? '300px' : '560px')}, calc(100vw - 24px));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  scrollbar-color: ${color.lineStrong} transparent;
  padding: ${({ $isMenu }) => ($isMenu ? '8px' : '16px')};
  ${frame('raised')}
  box-shadow: ${shadow.high};
  overscroll-behavior: contain;
  animation: ${appear} ${motion.quick};
  /* With reduced motion, Radix would wait for the end of an animation that's long over. */
  &[data-state='closed'] {
    animation: none;
  }
`;

interface PopoverBoxProps {
  label: string;
  trigger: TriggerElement;
  kind?: 'menu';
  align?: 'start' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A link in it may already have moved the focus to the heading of the next page. */
function keepMovedFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

/** Without this, Radix would skip the links of a menu. */
function focusFirst(event: Event): void {
  const { currentTarget: menu } = event;
  const first = menu instanceof Element ? menu.querySelector<HTMLElement>('a, button') : null;
  if (!first) return;
  event.preventDefault();
  first.focus();
}

export function PopoverBox({
  label,
  trigger,
  kind,
  align = 'end',
  open,
  onOpenChange,
  children,
}: PopoverBoxProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Box
          $isMenu={kind === 'menu'}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={kind === 'menu' ? focusFirst : undefined}
          onCloseAutoFocus={keepMovedFocus}
        >
          {children}
        </Box>
      </Radix.Portal>
    </Radix.Root>
  );
}
