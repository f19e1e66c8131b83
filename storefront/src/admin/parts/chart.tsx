import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { loadable } from '../../first-paint/loadable';
import { useServing } from '../../first-paint/use-served';
import { Alert } from '../../ui/alert';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { color, font } from '../../ui/tokens';
import type { ChartData } from './drawn-chart';
import * as texts from './shared-texts';

const DrawnChart = loadable(async () => (await import('./drawn-chart')).DrawnChart);

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
  /** The chart's height in px, which is kept free while its code loads. */
  height: number;
  table: string;
  children: ReactNode;
}

export function Chart({ data, height, table, children }: ChartProps) {
  const isServing = useServing();
  return (
    <>
      <ErrorBoundary contentKey={data.label} fallback={<Alert tone="danger">{texts.chartDidntLoad}</Alert>}>
        <Suspense fallback={<Skeleton height={height} />}>
          {isServing ? <Skeleton height={height} /> : <DrawnChart data={data} height={height} />}
        </Suspense>
      </ErrorBoundary>
      <Fold>
        <summary>{texts.asATable(table)}</summary>
        {children}
      </Fold>
    </>
  );
}
