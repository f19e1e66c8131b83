import { lazy, type ReactNode, useState } from 'react';
import { useEscapeLayer } from './escape-layers';
import { LazyTrigger, type TriggerElement } from './lazy-trigger';

const PopoverBox = lazy(async () => ({ default: (await import('./popover-box')).PopoverBox }));

interface PopoverProps {
  label: string;
  trigger: TriggerElement;
  children: (close: () => void) => ReactNode;
}

/** Controls in a box beside their button. Escape or a click elsewhere closes it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEscapeLayer(isOpen, close);
  return (
    <LazyTrigger kind="dialog" trigger={trigger} isOpen={isOpen} onOpen={() => setOpen(true)}>
      <PopoverBox label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {children(close)}
      </PopoverBox>
    </LazyTrigger>
  );
}
