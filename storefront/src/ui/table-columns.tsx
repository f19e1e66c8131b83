import { Check, Columns3 } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { useEscapeLayer } from './escape-layers';
import { MenuList, MenuTitle, menuChoice } from './menu-parts';
import { readStored, writeStored } from './stored-value';
import { CARDS } from './table';
import * as texts from './table-texts';

const Choice = styled(Radix.CheckboxItem)`
  ${menuChoice}
`;

const Trigger = styled(Button)`
  ${CARDS} {
    display: none;
  }
`;

/** A table's hidden columns, stored in the browser by the table's name. `never` are hidden from this role. */
export function useColumns(
  table: string,
  columns: readonly { name: string; optional?: boolean }[],
  never: readonly string[] = [],
) {
  const key = `columns-left-out:${table}`;
  const names = columns.map(({ name }) => name);
  const optional = columns.flatMap((column) => (column.optional ? [column.name] : []));
  const [left, setLeft] = useState(() => {
    const stored = readStored(key)?.split(',') ?? [];
    return optional.filter((column) => stored.includes(column));
  });
  return {
    optional: optional.filter((column) => !never.includes(column)),
    left,
    $leftOut: [...new Set([...left, ...never])].map((column) => names.indexOf(column) + 1),
    show(column: string, isVisible: boolean): void {
      const next = optional.filter((each) => (each === column ? !isVisible : left.includes(each)));
      setLeft(next);
      writeStored(key, next.join(','));
    },
  };
}

interface ColumnMenuProps {
  columns: Pick<ReturnType<typeof useColumns>, 'optional' | 'left' | 'show'>;
}

/** Shows and hides columns, and stays open for several. */
export function ColumnMenu({ columns }: ColumnMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEscapeLayer(isOpen, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Trigger variant="secondary" size="sm">
          <Columns3 size={18} />
          {texts.columns}
        </Trigger>
      </Radix.Trigger>
      <MenuList align="end" sideOffset={4} collisionPadding={12}>
        <MenuTitle>{texts.visibleColumns}</MenuTitle>
        {columns.optional.map((column) => (
          <Choice
            key={column}
            checked={!columns.left.includes(column)}
            onCheckedChange={(isVisible) => columns.show(column, isVisible)}
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
