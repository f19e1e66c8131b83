import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Books, RUSH_SHARE } from '#domain/books/books-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { serviceName } from '#domain/orders/order-services';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { formatDay, monthName } from '#domain/words/days';
import { serviceQueries } from '../../api/services';
import { Columns } from '../../ui/arrange';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import * as uiTexts from '../../ui/ui-texts';
import { AmountsTable } from '../parts/amounts-table';
import { Chart } from '../parts/chart';
import type { ChartData } from '../parts/drawn-chart';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { LedgerPanel } from './ledger-panel';
import { MoneyFigures } from './money-figures';
import * as texts from './money-texts';

const CHART_HEIGHT = 260;

const dayChart = (month: string, byDay: Books['byDay']): ChartData => ({
  label: texts.eachDayChart(monthName(month)),
  series: [
    { label: uiTexts.paid, color: 'accent', data: byDay.map(({ paid }) => paid) },
    { label: sharedTexts.refunded, color: 'stitch', data: byDay.map(({ refunded }) => -refunded) },
  ],
  ticks: byDay.map(({ day }) => String(Number(day.slice(-2)))),
  titles: byDay.map(({ day }) => formatDay(day)),
  barWidth: 28,
});

/** A month's figures, by day, payment method, and service, and every ledger entry. */
export function MonthBooks({ books }: { books: Books }) {
  const { month, byDay, byHow, byService, entries } = books;
  const chart = useMemo(() => dayChart(month, byDay), [month, byDay]);
  const moved = byDay.filter(({ paid, refunded }) => paid !== 0 || refunded !== 0);
  return (
    <>
      <MoneyFigures books={books} />
      {moved.length > 0 && (
        <Panel title={texts.eachDay}>
          <Chart data={chart} height={CHART_HEIGHT} table={texts.eachDayLabel}>
            <AmountsTable
              label={texts.eachDayLabel}
              first={sharedTexts.day}
              columns={[uiTexts.paid, sharedTexts.refunded, texts.net]}
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
        <Columns
          $gap="12px"
          $align="start"
          $of="repeat(2, minmax(0, 1fr))"
          $from="@media (min-width: 1100px)"
        >
          <Panel title={texts.byHowPaid}>
            <AmountsTable
              label={texts.byHowPaidLabel}
              first={sharedTexts.how}
              columns={[uiTexts.paid, sharedTexts.refunded, texts.net, texts.fees]}
              rows={byHow.map(({ how, paid, refunded, net, fees }) => ({
                id: how,
                name: PAID_HOW_LABEL[how],
                amounts: [paid, refunded, net, fees],
              }))}
            />
          </Panel>
          <Panel title={texts.byService}>
            <ServiceTable rows={byService} />
          </Panel>
        </Columns>
      )}
      {entries.length > 0 && <LedgerPanel books={books} />}
    </>
  );
}

function shareName(services: readonly ServiceView[], serviceId: string | null): string {
  if (serviceId === null) return sharedTexts.noItems;
  return serviceId === RUSH_SHARE ? sharedTexts.rush : serviceName(services, serviceId);
}

function ServiceTable({ rows }: { rows: Books['byService'] }) {
  const { data: services = [], isPending } = useQuery(serviceQueries.list());
  if (isPending) return <RowsSkeleton label={uiTexts.loadingServices} />;
  return (
    <AmountsTable
      label={texts.byServiceLabel}
      first={uiTexts.service}
      columns={[uiTexts.paid, sharedTexts.refunded, texts.net]}
      rows={rows.map(({ serviceId, paid, refunded, net }) => ({
        id: serviceId ?? '',
        name: shareName(services, serviceId),
        amounts: [paid, refunded, net],
      }))}
    />
  );
}
