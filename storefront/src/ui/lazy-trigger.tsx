import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Loadable } from '../first-paint/loadable';
import { useToast } from './toast';
import * as uiTexts from './ui-texts';

export type TriggerElement = ReactElement<ComponentProps<'button'>>;

interface LazyTriggerProps {
  trigger: TriggerElement;
  kind: 'menu' | 'dialog';
  parts: readonly Pick<Loadable, 'load' | 'isLoaded'>[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button whose menu or popover loads when it's first used. If that fails, it stays closed, and the next press tries again. */
export function LazyTrigger({ trigger, kind, parts, isOpen, onOpenChange, children }: LazyTriggerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const isLoaded = parts.every((part) => part.isLoaded);
  if (isOpen && isLoaded && !wasOpened) setWasOpened(true);
  if (wasOpened) return children;
  const closed = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: () => onOpenChange(true),
    onKeyDown(event) {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpenChange(true);
    },
  });
  return (
    <>
      {closed}
      {isOpen && (
        <Loading parts={parts} onLoaded={() => setWasOpened(true)} onFailed={() => onOpenChange(false)} />
      )}
    </>
  );
}

interface LoadingProps extends Pick<LazyTriggerProps, 'parts'> {
  onLoaded: () => void;
  onFailed: () => void;
}

function Loading({ parts, onLoaded, onFailed }: LoadingProps) {
  const { toast } = useToast();
  const load = useEffectEvent(async () => {
    try {
      await Promise.all(parts.map((part) => part.load()));
      onLoaded();
    } catch {
      onFailed();
      toast({ title: uiTexts.error, description: uiTexts.didntLoadTryAgain, tone: 'danger' });
    }
  });
  useEffect(() => void load(), []);
  return null;
}
