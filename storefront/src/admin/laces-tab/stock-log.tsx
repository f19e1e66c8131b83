import { useQuery } from '@tanstack/react-query';
import { STOCK_KIND_LABEL, type StockMovement } from '#domain/stock/stock';
import { laceStockQueries } from '../../api/admin-lace-colors';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { NarrowOnly } from '../../ui/table';
import { adminDate } from '../parts/admin-texts';
import { Loaded } from '../parts/loaded';

const WHO = {
  owner: 'You',
  staff: 'Staff',
  shop: 'The shop',
  customer: 'Customer',
  provider: 'PayPal',
} as const;

/** A difference as it is read: '+20', '−2'. */
const signed = (by: number) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

const COLUMNS: readonly Column<StockMovement>[] = [
  { name: 'Day', at: 'belowEnd', oneLine: true, cell: ({ at }) => adminDate(at) },
  {
    name: 'What',
    at: 'lead',
    cell: ({ kind, reason }) => STOCK_KIND_LABEL[kind] + (reason ? `: ${reason}` : ''),
  },
  { name: 'Laces', at: 'end', number: true, cell: ({ by }) => signed(by) },
  {
    name: 'Stock',
    at: 'below',
    number: true,
    cell: ({ stock }) => (
      <>
        <NarrowOnly>Stock </NarrowOnly>
        {stock}
      </>
    ),
  },
  { name: 'Who', at: 'away', oneLine: true, cell: ({ actor }) => actor.name ?? WHO[actor.role] },
];

/** Every movement of a color's stock, the newest first: when, what, how many, why, who. */
export function MovementList({ colorId }: { colorId: string }) {
  return (
    <Loaded
      query={useQuery(laceStockQueries.movements(colorId))}
      loading="Loading movements"
      failed="The movements didn't load"
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text="No movements yet. Every stock change will be listed here." />
        ) : (
          <DataTable label="Movements" columns={COLUMNS} rows={rows} />
        )
      }
    </Loaded>
  );
}
