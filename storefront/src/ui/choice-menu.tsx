import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useEscapeLayer } from './escape-layers';
import { MenuList, MenuTitle, menuChoice } from './menu-parts';

const Choice = styled(Radix.RadioItem)`
  ${menuChoice}
`;

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** A `Radix.Trigger` whose label contains its visible text, for voice control. */
  trigger: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A choice that applies at once. It opens in place, where screen readers find it. */
export function ChoiceMenu<Value extends string>({
  label,
  value,
  options,
  onChoose,
  trigger,
  open,
  onOpenChange,
}: ChoiceMenuProps<Value>) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const setOpen = onOpenChange ?? setOpenHere;
  useEscapeLayer(isOpen, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger}
      {isOpen && (
        <MenuList align="start" sideOffset={4} collisionPadding={12}>
          <MenuTitle>{label}</MenuTitle>
          <Radix.RadioGroup
            value={value}
            onValueChange={(selectedValue) => {
              const option = options.find((offered) => offered.value === selectedValue);
              if (option && option.value !== value) onChoose(option.value);
            }}
          >
            {options.map((option) => (
              <Choice key={option.value} value={option.value}>
                <span>
                  <Radix.ItemIndicator>
                    <Check size={18} />
                  </Radix.ItemIndicator>
                </span>
                {option.label}
              </Choice>
            ))}
          </Radix.RadioGroup>
        </MenuList>
      )}
    </Radix.Root>
  );
}
