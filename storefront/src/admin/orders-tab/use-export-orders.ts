import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderListAsk } from '#domain/lists/list-query';
import { readAllOrders } from '../../api/admin-orders';
import { waitOr } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { OWNER } from '../../api/owner-session';
import { serviceQueries } from '../../api/services';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { downloadFile } from './download-file';

/** Saves the orders that match as a CSV file; what makes the file is fetched when it is first needed. */
export function useExportOrders() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    meta: OWNER,
    async mutationFn(ask: OrderListAsk) {
      const [{ ordersCsv }, orders, services, laceColors] = await Promise.all([
        import('./orders-csv'),
        readAllOrders(ask),
        queryClient.ensureQueryData(serviceQueries.list()),
        queryClient.ensureQueryData(laceColorQueries.list()),
      ]);
      return { count: orders.length, csv: ordersCsv(orders, services, laceColors) };
    },
  });

  function exportOrders(ask: OrderListAsk): void {
    mutateAsync(ask).then(
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
