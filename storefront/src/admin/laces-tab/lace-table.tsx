import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { useReorderLaceColors } from '../../api/admin-lace-colors';
import { Badge } from '../../ui/badge';
import { DragHandle, SortableRow, SortableRows } from '../../ui/sortable-rows';
import { Table, TableBody, TableCell, TableColumn, TableHead } from '../../ui/table';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useTellLast } from '../parts/use-tell-last';
import { LacePreview } from './lace-preview';
import { LaceStock } from './lace-stock';

const PreviewCell = styled(TableCell)`
  width: 1%;
  padding-left: 0;
  > div {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

const NameCell = styled(TableCell)`
  width: 34%;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    font-weight: 600;
  }
`;

const StockCell = styled(TableCell)`
  padding-right: 0;
  white-space: nowrap;
`;

/** The lace colors as a table whose rows can be dragged. */
export function LaceTable({ colors }: { colors: readonly LaceColorView[] }) {
  const { shown, send } = useReorderLaceColors(colors);
  const tellLast = useTellLast({
    done: ADMIN_TEXTS.laceColorsReordered,
    failed: ADMIN_TEXTS.laceColorsReorderFailed,
  });
  return (
    <SortableRows entries={shown} onReorder={(ids) => tellLast(send(ids))}>
      <Table aria-label="Laces">
        <TableHead>
          <TableColumn>Preview</TableColumn>
          <TableColumn>Name</TableColumn>
          <TableColumn>Stock</TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((color) => (
            <SortableRow key={color.id} id={color.id}>
              <PreviewCell $at="mark">
                <div>
                  <DragHandle name={color.name} />
                  <LacePreview color={color} />
                </div>
              </PreviewCell>
              <NameCell $at="lead">
                <div>
                  {color.name}
                  {color.active === 0 && <Badge variant="secondary">Not offered</Badge>}
                </div>
              </NameCell>
              <StockCell $at="below">
                <LaceStock color={color} />
              </StockCell>
            </SortableRow>
          ))}
        </TableBody>
      </Table>
    </SortableRows>
  );
}
