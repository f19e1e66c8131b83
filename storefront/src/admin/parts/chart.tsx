import { lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Alert } from '../../ui/alert';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { color, font } from '../../ui/tokens';
import type { ChartData } from './drawn-chart';

const DrawnChart = lazy(async () => ({ default: (await import('./drawn-chart')).DrawnChart }));

const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: 10px;
    color: ${color.muted};
    font-size: ${font.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

interface ChartProps {
  data: ChartData;
  /** In px, also while its code loads. */
  height: number;
  /** What its table is called. */
  table: string;
  /** The same as a table, folded away. */
  children: ReactNode;
}

/** A chart whose code loads by itself, and its table. */
export function Chart({ data, height, table, children }: ChartProps) {
  return (
    <>
      <ErrorBoundary
        contentKey={data.label}
        fallback={<Alert tone="danger">The chart didn't load. The table below has the same figures.</Alert>}
      >
        <Suspense fallback={<Skeleton height={height} />}>
          <DrawnChart data={data} height={height} />
        </Suspense>
      </ErrorBoundary>
      <Fold>
        <summary>{table} as a table</summary>
        {children}
      </Fold>
    </>
  );
}
