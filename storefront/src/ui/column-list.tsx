import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import styled from 'styled-components';
import type { TriggerElement } from './lazy-trigger';
import { MenuList, MenuTitle, menuChoice } from './menu-parts';
import * as texts from './table-texts';

const Choice = styled(Radix.CheckboxItem)`
  ${menuChoice}
`;

interface ColumnListProps {
  optional: readonly string[];
  /** Those that are hidden. */
  left: readonly string[];
  show: (column: string, shown: boolean) => void;
  trigger: TriggerElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button with the menu of a table's columns. */
export function ColumnList({ optional, left, show, trigger, open, onOpenChange }: ColumnListProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <MenuList align="end" sideOffset={4} collisionPadding={12}>
        <MenuTitle>{texts.visibleColumns}</MenuTitle>
        {optional.map((column) => (
          <Choice
            key={column}
            checked={!left.includes(column)}
            onCheckedChange={(shown) => show(column, shown)}
            onSelect={(event) => event.preventDefault()}
          >
            <span>
              <Radix.ItemIndicator>
                <Check size={18} />
              </Radix.ItemIndicator>
            </span>
            {column}
          </Choice>
        ))}
      </MenuList>
    </Radix.Root>
  );
}
