import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useMemo } from 'react';
import type { Figures, FigureWeek } from '#domain/figures/figures-contract';
import { formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { adminOrderQueries } from '../../api/admin-orders';
import { Columns } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { Chart } from '../parts/chart';
import type { ChartData } from '../parts/drawn-chart';
import { FigureCards } from '../parts/figure-cards';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import { SubPage } from '../parts/sub-page';
import { ServiceCounts } from './service-counts';

/** As high as the page leaves room for on one screen. */
const CHART_HEIGHT = 250;

const count = (value: number) => value.toLocaleString('en-US');
const signedDollars = (cents: number) => (cents < 0 ? `−${formatDollars(-cents)}` : formatDollars(cents));

const weekInWords = ({ from, to }: FigureWeek) => `${formatDay(from)} to ${formatDay(to)}`;

const WEEK_COLUMNS: readonly Column<FigureWeek>[] = [
  { name: 'Week', at: 'lead', cell: weekInWords },
  { name: 'Orders', at: 'end', number: true, cell: ({ orders }) => orders },
  { name: 'Paid', at: 'below', number: true, cell: ({ paid }) => signedDollars(paid) },
  { name: 'Refunded', at: 'belowEnd', number: true, cell: ({ refunded }) => formatDollars(refunded) },
];

/** Orders as a line over the money of each week. */
const weekChart = (weeks: readonly FigureWeek[]): ChartData => ({
  label: 'Orders and money for each of the last twelve weeks. The table below has the same figures.',
  series: [
    { label: 'Money taken', color: 'accent', data: weeks.map(({ paid, refunded }) => paid - refunded) },
    { label: 'Orders', color: 'success', data: weeks.map(({ orders }) => orders), isLine: true },
  ],
  ticks: weeks.map(({ from }) => formatDay(from).replace(/^\w+ /, '')),
  titles: weeks.map(weekInWords),
  barWidth: 44,
  signed: true,
});

/** The last twelve weeks in figures (rule 21.1), for roles that see money. */
export function FiguresPage() {
  return (
    <SubPage
      page="adminFigures"
      links={
        <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
          <Wallet size={20} />
          Money
        </ButtonLink>
      }
    >
      <Weeks />
    </SubPage>
  );
}

function Weeks() {
  return (
    <Loaded
      query={useQuery(adminOrderQueries.figures())}
      loading="Loading the figures"
      failed="The figures didn't load"
    >
      {(figures) => <ShownFigures figures={figures} />}
    </Loaded>
  );
}

/** Three figures, the weeks as a chart and as a table, and the services by number. */
function ShownFigures({ figures: { weeks, bench, services } }: { figures: Figures }) {
  const chart = useMemo(() => weekChart(weeks), [weeks]);
  const orders = weeks.reduce((sum, week) => sum + week.orders, 0);
  const taken = weeks.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  return (
    <>
      <FigureCards
        label="The last 12 weeks"
        wide={3}
        low
        figures={[
          { name: 'Orders', value: count(orders), hint: 'in 12 weeks' },
          { name: 'Money taken', value: signedDollars(taken), hint: 'in 12 weeks, minus refunds' },
          {
            name: 'Days on the bench',
            value: bench.days === null ? '-' : count(bench.days),
            hint:
              bench.days === null
                ? 'No gloves shipped in 12 weeks'
                : `from arrival to shipping, on average of ${bench.orders === 1 ? '1 order' : `${count(bench.orders)} orders`}`,
          },
        ]}
      />
      <Columns $gap={3} $align="start" $of="minmax(0, 2fr) minmax(0, 1fr)" $from="@media (min-width: 1100px)">
        <Panel title="Week by Week">
          <Chart data={chart} height={CHART_HEIGHT} table="Each week">
            <DataTable
              label="Each week"
              columns={WEEK_COLUMNS}
              rows={weeks.toReversed().map((week) => ({ ...week, id: week.from }))}
            />
          </Chart>
        </Panel>
        <Panel title="Services by Number">
          <ServiceCounts services={services} />
        </Panel>
      </Columns>
    </>
  );
}
