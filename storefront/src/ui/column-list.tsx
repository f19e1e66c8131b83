import { DropdownMenu as Radix } from 'radix-ui';
import type { TriggerElement } from './lazy-trigger';
import { CheckboxRow, MenuList, MenuTitle, RowLabel } from './menu-parts';
import * as texts from './table-texts';

interface ColumnListProps {
  optional: readonly string[];
  left: readonly string[];
  show: (column: string, shown: boolean) => void;
  trigger: TriggerElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ColumnList({ optional, left, show, trigger, open, onOpenChange }: ColumnListProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <MenuList align="end" sideOffset={4} collisionPadding={12}>
        <MenuTitle>{texts.visibleColumns}</MenuTitle>
        {optional.map((column) => (
          <CheckboxRow
            key={column}
            checked={!left.includes(column)}
            onCheckedChange={(shown) => show(column, shown)}
            onSelect={(event) => event.preventDefault()}
          >
            <RowLabel>{column}</RowLabel>
          </CheckboxRow>
        ))}
      </MenuList>
    </Radix.Root>
  );
}
