import { useQuery } from '@tanstack/react-query';
import { STOCK_KIND_LABEL, type StockMovement } from '#domain/stock/stock';
import { laceStockQueries } from '../../api/admin-lace-colors';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { NarrowOnly } from '../../ui/table';
import { adminDate } from '../parts/admin-date';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './laces-tab-texts';

const WHO = {
  owner: sharedTexts.you,
  staff: sharedTexts.staff,
  shop: sharedTexts.theShop,
  customer: sharedTexts.customer,
  provider: 'PayPal',
} as const;

const signed = (by: number) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

const COLUMNS: readonly Column<StockMovement>[] = [
  { name: sharedTexts.day, at: 'belowEnd', oneLine: true, cell: ({ at }) => adminDate(at) },
  {
    name: sharedTexts.what,
    at: 'lead',
    cell: ({ kind, reason }) => STOCK_KIND_LABEL[kind] + (reason ? `: ${reason}` : ''),
  },
  { name: sharedTexts.laces, at: 'end', number: true, cell: ({ by }) => signed(by) },
  {
    name: texts.stock,
    at: 'below',
    number: true,
    cell: ({ stock }) => (
      <>
        <NarrowOnly>{texts.stock} </NarrowOnly>
        {stock}
      </>
    ),
  },
  { name: sharedTexts.who, at: 'away', oneLine: true, cell: ({ actor }) => actor.name ?? WHO[actor.role] },
];

/** Every change of a color's stock, newest first: date, kind, amount, reason, and person. */
export function StockChangeList({ colorId }: { colorId: string }) {
  return (
    <Loaded
      query={useQuery(laceStockQueries.movements(colorId))}
      loading={texts.loadingHistory}
      failed={texts.historyDidntLoad}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text={texts.noChangesYet} />
        ) : (
          <DataTable label={texts.stockHistory} columns={COLUMNS} rows={rows} />
        )
      }
    </Loaded>
  );
}
