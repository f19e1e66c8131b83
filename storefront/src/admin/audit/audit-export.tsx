import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AuditAsk } from '#domain/audit/audit-query';
import { readAllAudit, tellExport } from '../../api/audit';
import { waitOr } from '../../api/client';
import { OWNER } from '../../api/session-state';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { downloadFile } from '../parts/download-file';

interface AuditExportProps {
  ask: AuditAsk;
  disabled: boolean;
}

/** Saves every entry that matches as a table file; the code for it loads on first use. */
export function AuditExport({ ask, disabled }: AuditExportProps) {
  const { toast } = useToast();
  const saving = useMutation({
    meta: OWNER,
    async mutationFn() {
      const [{ auditCsv }, entries] = await Promise.all([import('./audit-words'), readAllAudit(ask)]);
      await tellExport('audit', entries.length);
      return { count: entries.length, csv: auditCsv(entries) };
    },
    onSuccess({ count, csv }) {
      downloadFile(`audit-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8');
      const said = count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
      toast({ title: ADMIN_TEXTS.auditExported, description: `${said} saved as a CSV file` });
    },
    onError: (error) =>
      toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.auditExportFailed), tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      busy={saving.isPending}
      busyText="Exporting..."
      onClick={() => saving.mutate()}
    >
      <Download size={20} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}
