import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Books } from '#domain/books/books-contract';
import { PAGE_SIZE } from '#domain/lists/list-query';
import { tellExport } from '../../api/audit';
import { Button } from '../../ui/button';
import { Pager } from '../../ui/pager';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { downloadFile } from '../parts/download-file';
import { Panel } from '../parts/panel';
import { MovementTable } from './movement-table';

/** Every movement of a month, and all of them as a file. */
export function MovementsPanel({ books: { month, entries } }: { books: Books }) {
  const [page, setPage] = useState(1);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Panel title="Movements" actions={<BooksExport month={month} entries={entries} />}>
      <MovementTable entries={shown} />
      <Pager label="Movements" page={page} pageSize={PAGE_SIZE} total={entries.length} onPage={setPage} />
    </Panel>
  );
}

/** Saves the month as a CSV file; the code for it loads on first use. */
function BooksExport({ month, entries }: Pick<Books, 'month' | 'entries'>) {
  const { toast } = useToast();
  async function save(): Promise<void> {
    const { booksCsv } = await import('./books-csv');
    await tellExport('books', entries.length);
    downloadFile(`money-${month}.csv`, booksCsv(entries), 'text/csv;charset=utf-8');
    const count = entries.length === 1 ? '1 movement' : `${entries.length.toLocaleString('en-US')} movements`;
    toast({ title: ADMIN_TEXTS.moneyExported, description: `${count} saved as a CSV file` });
  }
  return (
    <Button
      variant="secondary"
      onClick={() => {
        save().catch(() =>
          toast({ title: 'Error', description: ADMIN_TEXTS.moneyExportFailed, tone: 'danger' }),
        );
      }}
    >
      <Download size={20} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}
