import { Download } from 'lucide-react';
import type { OrderListAsk } from '#domain/lists/list-query';
import { Button } from '../../ui/button';
import { useExportOrders } from './use-export-orders';

interface ExportButtonProps {
  /** Which orders, and how sorted. */
  ask: OrderListAsk;
  disabled: boolean;
}

/** Saves every order that matches the filters as a table file, not only the page in sight. */
export function ExportButton({ ask, disabled }: ExportButtonProps) {
  const { isExporting, exportOrders } = useExportOrders();
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      busy={isExporting}
      busyText="Exporting..."
      onClick={() => exportOrders(ask)}
    >
      <Download size={20} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}
