import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { Books } from '#domain/books/books-contract';
import { Alert } from '../../ui/alert';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { space } from '../../ui/tokens';
import { Panel } from '../parts/panel';
import { CHART_HEIGHT, DayTable } from './day-table';
import { MoneyFigures } from './money-figures';
import { MovementsPanel } from './movements-panel';
import { HowTable, ServiceTable } from './split-tables';

const DayChart = lazy(async () => ({ default: (await import('./day-chart')).DayChart }));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A month's figures, day by day, by how it was paid and by service, and every movement that they come from. */
export function MonthBooks({ books }: { books: Books }) {
  const hasMoved = books.byDay.some(({ paid, refunded }) => paid !== 0 || refunded !== 0);
  return (
    <>
      <MoneyFigures books={books} />
      {hasMoved && (
        <Panel title="Each Day">
          <ErrorBoundary contentKey={books.month} fallback={<ChartFailed />}>
            <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
              <DayChart books={books} />
            </Suspense>
          </ErrorBoundary>
          <DayTable days={books.byDay} />
        </Panel>
      )}
      {books.byHow.length > 0 && (
        <Columns>
          <Panel title="By How It Was Paid">
            <HowTable rows={books.byHow} />
          </Panel>
          <Panel title="By Service">
            <ServiceTable rows={books.byService} />
          </Panel>
        </Columns>
      )}
      {books.entries.length > 0 && <MovementsPanel books={books} />}
    </>
  );
}

function ChartFailed() {
  return <Alert tone="danger">The chart did not load. The same is in the table below.</Alert>;
}
