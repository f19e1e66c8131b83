import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Books } from '#domain/books/books-contract';
import { PAGE_SIZE } from '#domain/lists/list-query';
import { Button } from '../../ui/button';
import { Pager } from '../../ui/pager';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { Panel } from '../parts/panel';
import { useSaveFile } from '../parts/use-save-file';
import { MOVEMENT_COLUMNS, MovementTable, OPTIONAL_MOVEMENT_COLUMNS } from './movement-table';

/** Every movement of a month, and all of them as a file. */
export function MovementsPanel({ books: { month, entries } }: { books: Books }) {
  const [page, setPage] = useState(1);
  const columns = useColumns('movements', MOVEMENT_COLUMNS, OPTIONAL_MOVEMENT_COLUMNS);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Panel
      title="Movements"
      actions={
        <>
          <ColumnMenu columns={columns} />
          <BooksExport month={month} entries={entries} />
        </>
      }
    >
      <MovementTable entries={shown} $leftOut={columns.$leftOut} />
      <Pager label="Movements" page={page} pageSize={PAGE_SIZE} total={entries.length} onPage={setPage} />
    </Panel>
  );
}

/** Saves the month as a CSV file; the code for it loads on first use. */
function BooksExport({ month, entries }: Pick<Books, 'month' | 'entries'>) {
  const { isSaving, save } = useSaveFile('books');
  return (
    <Button
      variant="secondary"
      busy={isSaving}
      busyText="Exporting..."
      onClick={() =>
        save(async () => {
          const { booksCsv } = await import('./books-csv');
          return { name: `money-${month}.csv`, csv: booksCsv(entries), count: entries.length };
        })
      }
    >
      <Download size={20} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}
