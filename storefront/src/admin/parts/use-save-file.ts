import { useMutation } from '@tanstack/react-query';
import type { Exported } from '#domain/audit/export-contract';
import { dayOf } from '#domain/orders/ready-by-days';
import { tellExport } from '../../api/audit';
import { waitOr } from '../../api/client';
import { OWNER } from '../../api/session-state';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from './admin-texts';
import { downloadFile } from './download-file';

/** What of the shop a file holds. */
interface TableFile {
  name: string;
  csv: string;
  /** How many entries. */
  count: number;
}

const WORDS = {
  orders: ['order', 'orders', ADMIN_TEXTS.ordersExported, ADMIN_TEXTS.ordersExportFailed],
  customers: ['customer', 'customers', ADMIN_TEXTS.customersExported, ADMIN_TEXTS.customersExportFailed],
  books: ['movement', 'movements', ADMIN_TEXTS.moneyExported, ADMIN_TEXTS.moneyExportFailed],
  audit: ['entry', 'entries', ADMIN_TEXTS.auditExported, ADMIN_TEXTS.auditExportFailed],
} as const satisfies Record<Exported, readonly [string, string, string, string]>;

/** Saves data of the shop as a table file once the trail knows of it (rule 18.6), and says how it went. */
export function useSaveFile(what: Exported) {
  const { toast } = useToast();
  const [one, many, done, failed] = WORDS[what];
  const saving = useMutation({
    meta: OWNER,
    async mutationFn(make: () => Promise<TableFile>) {
      const file = await make();
      await tellExport(what, file.count);
      return file;
    },
  });

  function save(make: () => Promise<TableFile>): void {
    saving.mutateAsync(make).then(
      ({ name, csv, count }) => {
        downloadFile(name, csv, 'text/csv;charset=utf-8');
        const entries = count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
        toast({ title: done, description: `${entries} saved as a CSV file` });
      },
      (error: unknown) => toast({ title: 'Error', description: waitOr(error, failed), tone: 'danger' }),
    );
  }

  return { isSaving: saving.isPending, save };
}

/** The day on the owner's own calendar, as a file's name holds it: '2026-05-04'. */
export const today = () => dayOf(new Date());
