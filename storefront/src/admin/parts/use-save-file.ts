import { useMutation } from '@tanstack/react-query';
import { EXPORT_WORDS, type Exported } from '#domain/audit/export-words';
import { dayOf } from '#domain/orders/ready-by-days';
import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';
import { OWNER } from '../../api/session-state';
import { useNotices } from '../../notices/use-notices';
import type { CsvRow } from './csv-file';
import { downloadFile } from './download-file';
import * as texts from './shared-texts';

/** Exports data as a CSV file after recording it in the audit log (rule 18.6), and shows the result. */
export function useSaveFile(exported: Exported, name?: string) {
  const { toast, attempt } = useNotices();
  const { one, many, done, failed } = EXPORT_WORDS[exported];
  const saving = useMutation({
    meta: OWNER,
    async mutationFn(read: () => Promise<readonly CsvRow[]>) {
      const [{ csvFile }, { recordExport }, rows] = await Promise.all([
        import('./csv-file'),
        import('../../api/audit'),
        read(),
      ]);
      const csv = csvFile(rows);
      await recordExport(exported, rows.length);
      return { csv, count: rows.length };
    },
  });

  async function saveNow(read: () => Promise<readonly CsvRow[]>): Promise<void> {
    const { csv, count } = await saving.mutateAsync(read);
    downloadFile(`${name ?? `${exported}-${dayOf(new Date())}`}.csv`, csv, 'text/csv;charset=utf-8');
    const entries = plural(count, { one: `1 ${one}`, other: `${formatCount(count)} ${many}` });
    toast({ title: done, description: texts.savedAsCsv(entries) });
  }

  return {
    isSaving: saving.isPending,
    save: (read: () => Promise<readonly CsvRow[]>) => attempt(() => saveNow(read), { failed }),
  };
}
