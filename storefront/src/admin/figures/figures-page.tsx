import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Figures, FigureWeek } from '#domain/figures/figures-contract';
import { formatCount, formatDollars } from '#domain/wire/money';
import { formatDay, formatMonthDay, monthName } from '#domain/words/days';
import { adminOrderQueries } from '../../api/admin-orders';
import { Columns, Muted } from '../../ui/arrange';
import { type Column, DataTable } from '../../ui/data-table';
import { Stack } from '../../ui/layout';
import * as uiTexts from '../../ui/ui-texts';
import { AmountsTable } from '../parts/amounts-table';
import { Chart } from '../parts/chart';
import type { ChartData } from '../parts/drawn-chart';
import { FigureCards } from '../parts/figure-cards';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import { subPage } from '../parts/sub-page';
import * as texts from './figures-texts';
import { ServiceCounts } from './service-counts';

/** The height of each chart in px, so the page fits on one screen. */
const CHART_HEIGHT = 250;

const weekText = ({ from, to }: FigureWeek) => texts.weekSpan(formatDay(from), formatDay(to));

const WEEK_COLUMNS: readonly Column<FigureWeek>[] = [
  { name: texts.week, at: 'lead', cell: weekText },
  { name: sharedTexts.orders, at: 'end', number: true, cell: ({ orders }) => orders },
  { name: uiTexts.paid, at: 'below', number: true, cell: ({ paid }) => formatDollars(paid) },
  {
    name: sharedTexts.refunded,
    at: 'belowEnd',
    number: true,
    cell: ({ refunded }) => formatDollars(refunded),
  },
];

type ShippingMonth = NonNullable<Figures['shipping']>[number];

const left = ({ earned, labels, refunded }: ShippingMonth) => earned - labels + refunded;

const weekChart = (weeks: readonly FigureWeek[]): ChartData => ({
  label: texts.ordersAndMoney,
  series: [
    { label: texts.payments, color: 'accent', data: weeks.map(({ paid, refunded }) => paid - refunded) },
    { label: sharedTexts.orders, color: 'success', data: weeks.map(({ orders }) => orders), isLine: true },
  ],
  ticks: weeks.map(({ from }) => formatMonthDay(from)),
  titles: weeks.map(weekText),
  barWidth: 44,
  signed: true,
});

/** The last twelve weeks in figures (rule 21.1), for roles that see money. */
export const FiguresPage = subPage('adminFigures', Weeks);

function Weeks() {
  return (
    <Loaded
      query={useQuery(adminOrderQueries.figures())}
      loading={texts.loadingTheFigures}
      failed={sharedTexts.figuresDidntLoad}
    >
      {(figures) => <FigureDetails figures={figures} />}
    </Loaded>
  );
}

function FigureDetails({ figures: { weeks, bench, services, rushOrders, shipping } }: { figures: Figures }) {
  const chart = useMemo(() => weekChart(weeks), [weeks]);
  const orders = weeks.reduce((sum, week) => sum + week.orders, 0);
  const revenue = weeks.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  return (
    <>
      <FigureCards
        label={texts.last12Weeks}
        wide={3}
        low
        figures={[
          { name: sharedTexts.orders, value: formatCount(orders), hint: texts.in12Weeks(rushOrders) },
          { name: texts.payments, value: formatDollars(revenue), hint: texts.minusRefunds },
          {
            name: texts.daysOnBench,
            value: bench.days === null ? '-' : String(bench.days),
            hint:
              bench.days === null
                ? texts.noGlovesShipped
                : texts.fromArrivalToShipping(bench.orders, formatCount(bench.orders)),
          },
        ]}
      />
      <Columns
        $gap="12px"
        $align="start"
        $of="calc((200% - 12px) / 3) minmax(0, 1fr)"
        $from="@media (min-width: 1100px)"
      >
        <Panel title={texts.weekByWeek}>
          <Chart data={chart} height={CHART_HEIGHT} table={texts.eachWeek}>
            <DataTable
              label={texts.eachWeek}
              columns={WEEK_COLUMNS}
              rows={weeks.toReversed().map((week) => ({ ...week, id: week.from }))}
            />
          </Chart>
        </Panel>
        <Stack $gap="12px">
          <Panel title={texts.servicesByNumber}>
            <ServiceCounts services={services} />
          </Panel>
          {shipping && (
            <Panel title={texts.shippingByMonth}>
              <AmountsTable
                label={texts.shippingByMonth}
                first={sharedTexts.month}
                columns={[texts.charged, sharedTexts.labels, texts.left]}
                rows={shipping.map((each) => ({
                  id: each.month,
                  name: monthName(each.month),
                  amounts: [each.earned, each.refunded - each.labels, left(each)],
                }))}
              />
              <Muted $size="small">{texts.shippingExplained}</Muted>
            </Panel>
          )}
        </Stack>
      </Columns>
    </>
  );
}
