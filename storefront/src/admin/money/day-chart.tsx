import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useCallback } from 'react';
import type { Books } from '#domain/books/books-contract';
import { monthName } from '#domain/books/months';
import { formatDay } from '#domain/orders/ready-by-days';
import { color } from '../../ui/tokens';
import { ChartParts, chartTheme, inDollars, roundDollars, themed } from '../parts/chart-parts';
import { CHART_HEIGHT } from './day-table';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type ChartData = Pick<Books, 'month' | 'byDay'>;

const LEGEND = [
  { label: 'Paid', color: color.accent },
  { label: 'Refunded', color: color.stitch },
];

/**
 * A month day by day: what was paid above the line, what was given back below it. A drawing, which the table beside it says
 * in numbers.
 */
export function DayChart({ books: { month, byDay } }: { books: ChartData }) {
  const drawDays = useCallback((canvas: HTMLCanvasElement) => draw(canvas, byDay), [byDay]);
  return (
    <ChartParts
      label={`Paid and refunded on each day of ${monthName(month)}. The table below says the same.`}
      height={CHART_HEIGHT}
      legend={LEGEND}
      draw={drawDays}
    />
  );
}

function draw(canvas: HTMLCanvasElement, byDay: Books['byDay']): Chart {
  const { ticks, line, tooltip } = chartTheme();
  const bars = (label: string, variable: string, data: number[]) => ({
    label,
    data,
    backgroundColor: themed(variable),
    borderRadius: 3,
    maxBarThickness: 28,
  });
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: byDay.map(({ day }) => day),
      datasets: [
        bars(
          'Paid',
          '--accent',
          byDay.map(({ paid }) => paid),
        ),
        bars(
          'Refunded',
          '--stitch',
          byDay.map(({ refunded }) => -refunded),
        ),
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: line },
          ticks: { ...ticks, maxRotation: 0, callback: (at) => Number(byDay[Number(at)]?.day.slice(-2)) },
        },
        y: {
          stacked: true,
          grid: { color: line },
          border: { display: false },
          ticks: { ...ticks, maxTicksLimit: 6, callback: (cents) => roundDollars(Number(cents)) },
        },
      },
      plugins: {
        tooltip: {
          ...tooltip,
          callbacks: {
            title: ([first]) => formatDay(byDay[first?.dataIndex ?? 0]?.day ?? ''),
            label: ({ dataset, raw }) => `${dataset.label}: ${inDollars(Number(raw))}`,
          },
        },
      },
    },
  });
}
