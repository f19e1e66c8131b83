import { type ReactNode, useState } from 'react';
import { type Loadable, loadable } from '../first-paint/loadable';
import { useEscapeLayer } from './escape-layers';
import { LazyTrigger, type TriggerElement } from './lazy-trigger';

const PopoverBox = loadable(async () => (await import('./popover-box')).PopoverBox);

interface PopoverProps {
  label: string;
  trigger: TriggerElement;
  part: Pick<Loadable, 'load' | 'isLoaded'>;
  kind?: 'menu';
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** Controls in a box beside their button. Escape or a click elsewhere closes it. */
export function Popover({ label, trigger, part, children, ...look }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEscapeLayer(isOpen, close);
  return (
    <LazyTrigger
      kind="dialog"
      parts={[PopoverBox, part]}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <PopoverBox {...look} label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {children(close)}
      </PopoverBox>
    </LazyTrigger>
  );
}
