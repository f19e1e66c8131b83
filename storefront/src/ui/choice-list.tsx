import { DropdownMenu as Radix } from 'radix-ui';
import type { TriggerElement } from './lazy-trigger';
import { MenuList, MenuTitle, RadioRow, RowLabel } from './menu-parts';

export interface Choices {
  /** What screen readers hear: 'Status of order 3F2A91C4'. */
  label: string;
  /** The stored value may be unknown, so it may not be among the options. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

interface ChoiceListProps extends Choices {
  trigger: TriggerElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChoiceList({
  label,
  value,
  options,
  onChoose,
  trigger,
  open,
  onOpenChange,
}: ChoiceListProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {open && (
        <MenuList align="start" sideOffset={4} collisionPadding={12}>
          <MenuTitle>{label}</MenuTitle>
          <Radix.RadioGroup
            value={value}
            onValueChange={(chosen) => {
              if (chosen !== value) onChoose(chosen);
            }}
          >
            {options.map((option) => (
              <RadioRow key={option.value} value={option.value}>
                <RowLabel>{option.label}</RowLabel>
              </RadioRow>
            ))}
          </Radix.RadioGroup>
        </MenuList>
      )}
    </Radix.Root>
  );
}
