import { Cells, DataTable, type DataTableProps } from '../../ui/data-table';
import { SortableRow, SortableRows } from '../../ui/sortable-rows';
import { useNotifyLast } from './use-notify-last';

interface SortableTableProps<Row> extends DataTableProps<Row> {
  nameOf: (row: Row) => string;
  send: (ids: string[]) => Promise<unknown>;
  done: string;
  failed: string;
}

export function SortableTable<Row extends { id: string }>({
  nameOf,
  send,
  done,
  failed,
  ...table
}: SortableTableProps<Row>) {
  const notifyLast = useNotifyLast({ done, failed });
  return (
    <SortableRows
      entries={table.rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
      onReorder={(ids) => notifyLast(send(ids))}
    >
      <DataTable
        {...table}
        draw={(row) => (
          <SortableRow key={row.id} id={row.id}>
            <Cells columns={table.columns} row={row} />
          </SortableRow>
        )}
      />
    </SortableRows>
  );
}
