import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { TriggerElement } from './lazy-trigger';
import { color, layer, motion, radius, shadow } from './tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Box = styled(Radix.Content)`
  z-index: ${layer.dialog};
  width: min(560px, calc(100vw - 24px));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  scrollbar-color: ${color.lineStrong} transparent;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overscroll-behavior: contain;
  animation: ${appear} ${motion.quick};
`;

interface PopoverBoxProps {
  label: string;
  trigger: TriggerElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A button with its box. */
export function PopoverBox({ label, trigger, open, onOpenChange, children }: PopoverBoxProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Box aria-label={label} align="end" sideOffset={6} collisionPadding={12}>
          {children}
        </Box>
      </Radix.Portal>
    </Radix.Root>
  );
}
