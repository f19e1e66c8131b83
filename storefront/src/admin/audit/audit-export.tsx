import { Download } from 'lucide-react';
import type { AuditAsk } from '#domain/audit/audit-query';
import { readAllAudit } from '../../api/audit';
import { Button } from '../../ui/button';
import { today, useSaveFile } from '../parts/use-save-file';

interface AuditExportProps {
  ask: AuditAsk;
  disabled: boolean;
}

/** Saves every entry that matches as a table file; the code for it loads on first use. */
export function AuditExport({ ask, disabled }: AuditExportProps) {
  const { isSaving, save } = useSaveFile('audit');
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      busy={isSaving}
      busyText="Exporting..."
      onClick={() =>
        save(async () => {
          const [{ auditCsv }, entries] = await Promise.all([import('./audit-words'), readAllAudit(ask)]);
          return { name: `audit-${today()}.csv`, csv: auditCsv(entries), count: entries.length };
        })
      }
    >
      <Download size={20} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}
