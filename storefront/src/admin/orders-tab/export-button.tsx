import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { OrderListAsk } from '#domain/lists/list-query';
import type { OrderView } from '#domain/orders/order-view';
import { readAllOrders } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { today, useSaveFile } from '../parts/use-save-file';

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
      size="sm"
      disabled={disabled}
      busy={isExporting}
      busyText="Exporting..."
      onClick={() => exportOrders(() => readAllOrders(ask))}
    >
      <Download size={18} strokeWidth={2} aria-hidden />
      Export CSV
    </Button>
  );
}

/** Saves orders as a CSV file; the code for it loads on first use. */
export function useExportOrders() {
  const queryClient = useQueryClient();
  const { isSaving, save } = useSaveFile('orders');

  function exportOrders(read: () => Promise<readonly OrderView[]>): void {
    save(async () => {
      const [{ ordersCsv }, orders, services, laceColors] = await Promise.all([
        import('./orders-csv'),
        read(),
        queryClient.ensureQueryData(serviceQueries.list()),
        queryClient.ensureQueryData(laceColorQueries.list()),
      ]);
      const csv = ordersCsv(orders, services, laceColors);
      return { name: `orders-${today()}.csv`, csv, count: orders.length };
    });
  }

  return { isExporting: isSaving, exportOrders };
}
