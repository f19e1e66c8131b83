import { useQuery } from '@tanstack/react-query';
import type { Books } from '#domain/books/books-contract';
import { serviceName } from '#domain/orders/order-services';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { serviceQueries } from '../../api/services';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { AmountsTable } from './amounts-table';

/** What came in and went back by how it was paid. */
export function HowTable({ rows }: { rows: Books['byHow'] }) {
  return (
    <AmountsTable
      label="By how it was paid"
      first="How"
      columns={['Paid', 'Refunded', 'Net', 'Fees']}
      rows={rows.map(({ how, paid, refunded, net, fees }) => ({
        id: how,
        name: PAID_HOW_LABEL[how],
        amounts: [paid, refunded, net, fees],
      }))}
    />
  );
}

/** What each service brought; an order of several gloves is shared by their prices. */
export function ServiceTable({ rows }: { rows: Books['byService'] }) {
  const { data: services = [], isPending } = useQuery(serviceQueries.list());
  if (isPending) return <RowsSkeleton label="Loading services" />;
  return (
    <AmountsTable
      label="By service"
      first="Service"
      columns={['Paid', 'Refunded', 'Net']}
      rows={rows.map(({ serviceId, paid, refunded, net }) => ({
        id: serviceId ?? '',
        name: serviceId === null ? 'No items' : serviceName(services, serviceId),
        amounts: [paid, refunded, net],
      }))}
    />
  );
}
