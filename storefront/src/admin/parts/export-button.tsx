import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Exported } from '#domain/audit/export-words';
import { ActionButton } from './action-button';
import type { CsvRow } from './csv-file';
import * as texts from './shared-texts';
import { useSaveFile } from './use-save-file';

interface ExportButtonProps {
  exported: Exported;
  name?: string;
  read: () => Promise<readonly CsvRow[]>;
  size?: 'sm' | 'md';
  disabled?: boolean;
  children?: ReactNode;
}

/** Exports what it reads as a CSV file, one row per entry. */
export function ExportButton({ exported, name, read, size, disabled, children }: ExportButtonProps) {
  const { isSaving, save } = useSaveFile(exported, name);
  return (
    <ActionButton
      icon={Download}
      size={size}
      disabled={disabled}
      busy={isSaving}
      busyText={texts.exporting}
      onClick={() => save(read)}
    >
      {children ?? texts.exportCsv}
    </ActionButton>
  );
}
