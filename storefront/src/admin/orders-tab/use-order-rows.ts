import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import type { CsvRow } from '../parts/csv-file';

/** Returns a function that turns orders into CSV rows. Its code loads on first use. */
export function useOrderRows() {
  const queryClient = useQueryClient();
  return async function readRows(orders: readonly OrderView[]): Promise<CsvRow[]> {
    const [{ orderRows }, services, laceColors] = await Promise.all([
      import('./orders-csv'),
      queryClient.ensureQueryData(serviceQueries.list()),
      queryClient.ensureQueryData(laceColorQueries.list()),
    ]);
    return orderRows(orders, services, laceColors);
  };
}
