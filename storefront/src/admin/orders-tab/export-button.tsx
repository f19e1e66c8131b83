import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { OrderListAsk } from '#domain/lists/list-query';
import type { OrderView } from '#domain/orders/order-view';
import { readAllOrders } from '../../api/admin-orders';
import { tellExport } from '../../api/audit';
import { waitOr } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { OWNER } from '../../api/session-state';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { downloadFile } from '../parts/download-file';

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
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    meta: OWNER,
    async mutationFn(read: () => Promise<readonly OrderView[]>) {
      const [{ ordersCsv }, orders, services, laceColors] = await Promise.all([
        import('./orders-csv'),
        read(),
        queryClient.ensureQueryData(serviceQueries.list()),
        queryClient.ensureQueryData(laceColorQueries.list()),
      ]);
      await tellExport('orders', orders.length);
      return { count: orders.length, csv: ordersCsv(orders, services, laceColors) };
    },
  });

  function exportOrders(read: () => Promise<readonly OrderView[]>): void {
    mutateAsync(read).then(
      ({ count, csv }) => {
        downloadFile(`orders-${today()}.csv`, csv, 'text/csv;charset=utf-8');
        const orders = count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`;
        toast({ title: ADMIN_TEXTS.ordersExported, description: `${orders} saved as a CSV file` });
      },
      (error: unknown) => {
        const description = waitOr(error, ADMIN_TEXTS.ordersExportFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    );
  }

  return { isExporting: isPending, exportOrders };
}

/** The day on the owner's own calendar: '2026-05-04'. */
const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
