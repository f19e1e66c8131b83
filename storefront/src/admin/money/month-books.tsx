import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Books } from '#domain/books/books-contract';
import { monthName } from '#domain/books/months';
import { serviceName } from '#domain/orders/order-services';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { formatDay } from '#domain/orders/ready-by-days';
import { serviceQueries } from '../../api/services';
import { Columns } from '../../ui/arrange';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { Chart } from '../parts/chart';
import type { ChartData } from '../parts/drawn-chart';
import { Panel } from '../parts/panel';
import { AmountsTable } from './amounts-table';
import { LedgerPanel } from './ledger-panel';
import { MoneyFigures } from './money-figures';

const CHART_HEIGHT = 260;

/** A month day by day: what was paid above the line, and what was refunded below it. */
const dayChart = (month: string, byDay: Books['byDay']): ChartData => ({
  label: `Paid and refunded on each day of ${monthName(month)}. The table below has the same figures.`,
  series: [
    { label: 'Paid', color: 'accent', data: byDay.map(({ paid }) => paid) },
    { label: 'Refunded', color: 'stitch', data: byDay.map(({ refunded }) => -refunded) },
  ],
  ticks: byDay.map(({ day }) => String(Number(day.slice(-2)))),
  titles: byDay.map(({ day }) => formatDay(day)),
  barWidth: 28,
});

/** A month's figures, day by day, by how it was paid and by service, and every movement that they come from. */
export function MonthBooks({ books }: { books: Books }) {
  const { month, byDay, byHow, byService, entries } = books;
  const chart = useMemo(() => dayChart(month, byDay), [month, byDay]);
  const moved = byDay.filter(({ paid, refunded }) => paid !== 0 || refunded !== 0);
  return (
    <>
      <MoneyFigures books={books} />
      {moved.length > 0 && (
        <Panel title="Each Day">
          <Chart data={chart} height={CHART_HEIGHT} table="Each day">
            <AmountsTable
              label="Each day"
              first="Day"
              columns={['Paid', 'Refunded', 'Net']}
              rows={moved.map(({ day, paid, refunded }) => ({
                id: day,
                name: formatDay(day),
                amounts: [paid, refunded, paid - refunded],
              }))}
            />
          </Chart>
        </Panel>
      )}
      {byHow.length > 0 && (
        <Columns $gap={3} $align="start" $of="repeat(2, minmax(0, 1fr))" $from="@media (min-width: 1100px)">
          <Panel title="By How It Was Paid">
            <AmountsTable
              label="By how it was paid"
              first="How"
              columns={['Paid', 'Refunded', 'Net', 'Fees']}
              rows={byHow.map(({ how, paid, refunded, net, fees }) => ({
                id: how,
                name: PAID_HOW_LABEL[how],
                amounts: [paid, refunded, net, fees],
              }))}
            />
          </Panel>
          <Panel title="By Service">
            <ServiceTable rows={byService} />
          </Panel>
        </Columns>
      )}
      {entries.length > 0 && <LedgerPanel books={books} />}
    </>
  );
}

/** What each service brought; an order of several gloves is shared by their prices. */
function ServiceTable({ rows }: { rows: Books['byService'] }) {
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
