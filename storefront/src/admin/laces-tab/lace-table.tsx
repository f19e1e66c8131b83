import { History } from 'lucide-react';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { isToReorder, type LaceStock as OwnersStock } from '#domain/stock/stock';
import { useReorderLaceColors } from '../../api/admin-lace-colors';
import { useMay } from '../../api/person';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import { DragHandle, SortableRow, SortableRows } from '../../ui/sortable-rows';
import { NarrowOnly, Table, TableBody, TableCell, TableColumn, TableHead } from '../../ui/table';
import { media } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useTellLast } from '../parts/use-tell-last';
import { LacePreview } from './lace-preview';
import { LaceStock } from './lace-stock';

const PreviewCell = styled(TableCell)`
  width: 1%;
  padding-left: 0;
  > div {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  ${media.phone} {
    grid-row: 1;
  }
`;

const NameCell = styled(TableCell)`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    font-weight: 600;
  }
`;

/** On a phone it takes a line of its own, from under the swatch on. */
const StockCell = styled(TableCell)`
  white-space: nowrap;
  ${media.phone} {
    grid-column: mark / -1;
    grid-row: 2;
    padding-top: 6px;
  }
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding: 0;
  > button {
    margin-left: auto;
  }
  ${media.phone} {
    grid-row: 1;
  }
`;

export const LACE_COLUMNS = ['Preview', 'Name', 'Stock', 'Used this month', 'Reorder at', 'Actions'] as const;
export const OPTIONAL_LACE_COLUMNS = ['Used this month', 'Reorder at'] as const;

interface LaceTableProps {
  colors: readonly LaceColorView[];
  /** What only the owner sees of them; undefined while it loads. */
  stock: readonly OwnersStock[] | undefined;
  onStock: (colorId: string) => void;
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** The lace colors as a table whose rows can be dragged. */
export function LaceTable({ colors, stock, onStock, $leftOut }: LaceTableProps) {
  const { shown, send } = useReorderLaceColors(colors);
  const tellLast = useTellLast({
    done: ADMIN_TEXTS.laceColorsReordered,
    failed: ADMIN_TEXTS.laceColorsReorderFailed,
  });
  return (
    <SortableRows entries={shown} onReorder={(ids) => tellLast(send(ids))}>
      <Table aria-label="Laces" $leftOut={$leftOut}>
        <TableHead>
          <TableColumn>Preview</TableColumn>
          <TableColumn>Name</TableColumn>
          <TableColumn>Stock</TableColumn>
          <TableColumn $number $lesser>
            Used this month
          </TableColumn>
          <TableColumn $number $lesser>
            Reorder at
          </TableColumn>
          <TableColumn $number>Actions</TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((color) => (
            <LaceRow
              key={color.id}
              color={color}
              stock={stock?.find(({ id }) => id === color.id)}
              onStock={() => onStock(color.id)}
            />
          ))}
        </TableBody>
      </Table>
    </SortableRows>
  );
}

interface LaceRowProps {
  color: LaceColorView;
  stock: OwnersStock | undefined;
  onStock: () => void;
}

function LaceRow({ color, stock, onStock }: LaceRowProps) {
  const may = useMay();
  const { id, name, active, inventory } = color;
  const mark = stock?.reorderAt ?? null;
  return (
    <SortableRow id={id}>
      <PreviewCell $at="mark">
        <div>
          {may('POST /api/lace-colors/reorder') && <DragHandle name={name} />}
          <LacePreview color={color} />
        </div>
      </PreviewCell>
      <NameCell $at="lead">
        <div>
          {name}
          {active === 0 && <Badge variant="secondary">Not offered</Badge>}
          {isToReorder(inventory, mark) && <Badge variant="outline">Reorder</Badge>}
          {stock && <NarrowOnly>{stock.usedThisMonth} used this month</NarrowOnly>}
        </div>
      </NameCell>
      <StockCell>
        <LaceStock color={color} />
      </StockCell>
      <TableCell $number $lesser $at="away">
        {stock?.usedThisMonth}
      </TableCell>
      <TableCell $number $lesser $at="away">
        {stock && (mark ?? '-')}
      </TableCell>
      <ActionCell $number $at="tools">
        <IconButton
          aria-label={`Stock movements of ${name}`}
          aria-haspopup="dialog"
          title="Stock movements"
          onClick={onStock}
        >
          <History size={20} strokeWidth={2} aria-hidden />
        </IconButton>
      </ActionCell>
    </SortableRow>
  );
}
