import { useState } from 'react';
import { loadable } from '../first-paint/loadable';
import type { Choices } from './choice-list';
import { useEscapeLayer } from './escape-layers';
import { LazyTrigger, type TriggerElement } from './lazy-trigger';

const ChoiceList = loadable(async () => (await import('./choice-list')).ChoiceList);

interface ChoiceMenuProps<Value extends string> extends Omit<Choices, 'options' | 'onChoose'> {
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** Its label must contain its visible text, for people who control it by voice. */
  trigger: TriggerElement;
  /** Missing if only the button opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A choice that applies right away. Its menu opens in place, where screen readers find it. */
export function ChoiceMenu<Value extends string>({
  options,
  onChoose,
  trigger,
  open,
  onOpenChange,
  ...choices
}: ChoiceMenuProps<Value>) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const setOpen = onOpenChange ?? setOpenHere;
  useEscapeLayer(isOpen, () => setOpen(false));
  return (
    <LazyTrigger kind="menu" parts={[ChoiceList]} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
      <ChoiceList
        {...choices}
        options={options}
        onChoose={(chosen) => {
          const option = options.find(({ value }) => value === chosen);
          if (option) onChoose(option.value);
        }}
        trigger={trigger}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </LazyTrigger>
  );
}
