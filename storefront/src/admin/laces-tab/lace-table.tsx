import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { useReorderLaceColors } from '../../api/admin-lace-colors';
import { useMay } from '../../api/person';
import { Badge } from '../../ui/badge';
import { DragHandle, SortableRow, SortableRows } from '../../ui/sortable-rows';
import { CARDS, Table, TableBody, TableCell, TableColumn, TableHead } from '../../ui/table';
import { font } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useTellLast } from '../parts/use-tell-last';
import { LacePreview } from './lace-preview';
import { LaceStock } from './lace-stock';

const Row = styled(SortableRow)`
  ${CARDS} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

const PreviewCell = styled(TableCell)`
  width: 1%;
  padding-left: 0;
  > div {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  ${CARDS} {
    width: auto;
    margin-left: -12px;
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
  ${CARDS} {
    width: auto;
    font-family: ${font.display};
    font-size: ${font.h4};
    line-height: 1.2;
  }
`;

const StockCell = styled(TableCell)`
  padding-right: 0;
  white-space: nowrap;
  ${CARDS} {
    grid-column: 1 / -1;
    margin-top: 4px;
  }
`;

/** The lace colors as a table whose rows can be dragged, on narrow screens as cards. */
export function LaceTable({ colors }: { colors: readonly LaceColorView[] }) {
  const { shown, send } = useReorderLaceColors(colors);
  const may = useMay();
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
            <Row key={color.id} id={color.id}>
              <PreviewCell>
                <div>
                  {may('POST /api/lace-colors/reorder') && <DragHandle name={color.name} />}
                  <LacePreview color={color} />
                </div>
              </PreviewCell>
              <NameCell>
                <div>
                  {color.name}
                  {color.active === 0 && <Badge variant="secondary">Not offered</Badge>}
                </div>
              </NameCell>
              <StockCell>
                <LaceStock color={color} />
              </StockCell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </SortableRows>
  );
}
