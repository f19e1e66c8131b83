import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { Figures } from '#domain/figures/figures-contract';
import { formatDollars } from '#domain/wire/money';
import { Alert } from '../../ui/alert';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { media, space } from '../../ui/tokens';
import { FigureCard, FigureCards, FigureHint } from '../parts/figure-cards';
import { Panel } from '../parts/panel';
import { ServiceCounts } from './service-counts';
import { WeekTable } from './week-table';

const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

/** As high as the page leaves room for on one screen; what stands for it while it loads is as high. */
const CHART_HEIGHT = 250;

const Cards = styled(FigureCards)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Card = styled(FigureCard)`
  align-content: start;
  padding-block: 12px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const count = (value: number) => value.toLocaleString('en-US');

/** Three figures, the weeks as a chart and as a table, and the services by number. */
export function ShownFigures({ figures: { weeks, bench, services } }: { figures: Figures }) {
  const orders = weeks.reduce((sum, week) => sum + week.orders, 0);
  const taken = weeks.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  return (
    <>
      <Cards aria-label="The last 12 weeks">
        <Card>
          <dt>Orders</dt>
          <dd>{count(orders)}</dd>
          <FigureHint>in 12 weeks</FigureHint>
        </Card>
        <Card>
          <dt>Money taken</dt>
          <dd>{taken < 0 ? `−${formatDollars(-taken)}` : formatDollars(taken)}</dd>
          <FigureHint>in 12 weeks, less refunds</FigureHint>
        </Card>
        <Card>
          <dt>Days on the bench</dt>
          <dd>{bench.days === null ? '-' : bench.days.toLocaleString('en-US')}</dd>
          <FigureHint>
            {bench.days === null
              ? 'No glove was shipped in 12 weeks'
              : `from arrival to shipping, on average of ${bench.orders === 1 ? '1 order' : `${count(bench.orders)} orders`}`}
          </FigureHint>
        </Card>
      </Cards>
      <Columns>
        <Panel title="Week by Week">
          <ErrorBoundary contentKey="weeks" fallback={<ChartFailed />}>
            <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
              <WeekChart weeks={weeks} height={CHART_HEIGHT} />
            </Suspense>
          </ErrorBoundary>
          <WeekTable weeks={weeks} />
        </Panel>
        <Panel title="Services by Number">
          <ServiceCounts services={services} />
        </Panel>
      </Columns>
    </>
  );
}

function ChartFailed() {
  return <Alert tone="danger">The chart did not load. The same is in the table below.</Alert>;
}
