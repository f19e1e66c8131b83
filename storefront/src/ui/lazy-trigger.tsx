import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

export type TriggerElement = ReactElement<ComponentProps<'button'>>;

interface LazyTriggerProps {
  /** A button that passes on what it's given. */
  trigger: TriggerElement;
  /** What it opens. */
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  onOpen: () => void;
  /** The button with what it opens, whose code loads by itself. */
  children: ReactNode;
}

/** A button whose menu or box loads when it's first opened; until then it's as cheap as any button. */
export function LazyTrigger({ trigger, kind, isOpen, onOpen, children }: LazyTriggerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const closed = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: onOpen,
    onKeyDown(event) {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen();
    },
  });
  return wasOpened ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
