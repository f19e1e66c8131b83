import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useEscapeLayer } from './escape-layers';
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

interface PopoverProps {
  label: string;
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** Controls in a box beside their button. Escape or a click elsewhere closes it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEscapeLayer(isOpen, close);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Box aria-label={label} align="end" sideOffset={6} collisionPadding={12}>
          {children(close)}
        </Box>
      </Radix.Portal>
    </Radix.Root>
  );
}
