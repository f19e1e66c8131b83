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

/** Saves what `read` returns as a CSV file, with one row for each entry. */
export function ExportButton({
  exported,
  name,
  read,
  children = texts.exportCsv,
  ...button
}: ExportButtonProps) {
  const { isSaving, save } = useSaveFile(exported, name);
  return (
    <ActionButton
      icon={Download}
      {...button}
      busy={isSaving}
      busyText={texts.exporting}
      onClick={() => save(read)}
    >
      {children}
    </ActionButton>
  );
}
