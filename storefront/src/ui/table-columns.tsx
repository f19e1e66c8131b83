import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { loadable } from '../first-paint/loadable';
import { Button } from './button';
import { useEscapeLayer } from './escape-layers';
import { LazyTrigger } from './lazy-trigger';
import { writeStored } from './stored-value';
import { CARDS } from './table';
import * as texts from './table-texts';
import { useStored } from './use-stored';

const ColumnList = loadable(async () => (await import('./column-list')).ColumnList);

const Trigger = styled(Button)`
  ${CARDS} {
    display: none;
  }
`;

/** The hidden columns of a table, stored in the browser under the table's name. This role never sees the columns in `never`. */
export function useColumns(
  table: string,
  columns: readonly { name: string; optional?: boolean }[],
  never: readonly string[] = [],
) {
  const key = `columns-left-out:${table}`;
  const names = columns.map(({ name }) => name);
  const optional = columns.flatMap((column) => (column.optional ? [column.name] : []));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const stored = useStored(key)?.split(',') ?? [];
  const left = chosen ?? optional.filter((column) => stored.includes(column));
  return {
    optional: optional.filter((column) => !never.includes(column)),
    left,
    $leftOut: [...new Set([...left, ...never])].map((column) => names.indexOf(column) + 1),
    show(column: string, isVisible: boolean): void {
      const next = optional.filter((each) => (each === column ? !isVisible : left.includes(each)));
      setChosen(next);
      writeStored(key, next.join(','));
    },
  };
}

interface ColumnMenuProps {
  columns: Pick<ReturnType<typeof useColumns>, 'optional' | 'left' | 'show'>;
}

export function ColumnMenu({ columns }: ColumnMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEscapeLayer(isOpen, () => setOpen(false));
  const trigger = (
    <Trigger variant="secondary" size="sm">
      <Columns3 size={18} />
      {texts.columns}
    </Trigger>
  );
  return (
    <LazyTrigger kind="menu" parts={[ColumnList]} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
      <ColumnList {...columns} trigger={trigger} open={isOpen} onOpenChange={setOpen} />
    </LazyTrigger>
  );
}
