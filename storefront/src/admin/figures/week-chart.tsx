import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback } from 'react';
import type { FigureWeek } from '#domain/figures/figures-contract';
import { formatDay } from '#domain/orders/ready-by-days';
import { color } from '../../ui/tokens';
import { ChartParts, chartTheme, inDollars, roundDollars, themed } from '../parts/chart-parts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const LEGEND = [
  { label: 'Money taken', color: color.accent },
  { label: 'Orders', color: color.success },
];

interface WeekChartProps {
  weeks: readonly FigureWeek[];
  /** In px. */
  height: number;
}

/** Orders as a line over the money of each week. A drawing, which the table beside it says in numbers. */
export function WeekChart({ weeks, height }: WeekChartProps) {
  const drawWeeks = useCallback((canvas: HTMLCanvasElement) => draw(canvas, weeks), [weeks]);
  return (
    <ChartParts
      label="Orders and money of each of the last twelve weeks. The table below says the same."
      height={height}
      legend={LEGEND}
      draw={drawWeeks}
    />
  );
}

function draw(canvas: HTMLCanvasElement, weeks: readonly FigureWeek[]): Chart {
  const { ticks, line, tooltip } = chartTheme();
  const dayOfTick = (at: string | number) => formatDay(weeks[Number(at)]?.from ?? '').replace(/^\w+ /, '');
  return new Chart<'bar' | 'line', number[], string>(canvas, {
    data: {
      labels: weeks.map(({ from }) => from),
      datasets: [
        {
          type: 'line',
          label: 'Orders',
          yAxisID: 'orders',
          data: weeks.map(({ orders }) => orders),
          borderColor: themed('--success'),
          backgroundColor: themed('--success'),
          borderWidth: 2,
          pointRadius: 3,
        },
        {
          type: 'bar',
          label: 'Money taken',
          yAxisID: 'money',
          data: weeks.map(({ paid, refunded }) => paid - refunded),
          backgroundColor: themed('--accent'),
          borderRadius: 3,
          maxBarThickness: 44,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          grid: { display: false },
          border: { color: line },
          ticks: { ...ticks, maxRotation: 0, callback: dayOfTick },
        },
        money: {
          position: 'left',
          grid: { color: line },
          border: { display: false },
          ticks: { ...ticks, maxTicksLimit: 6, callback: (cents) => roundDollars(Number(cents)) },
        },
        orders: {
          position: 'right',
          beginAtZero: true,
          grid: { display: false },
          border: { display: false },
          ticks: { ...ticks, maxTicksLimit: 6, precision: 0 },
        },
      },
      plugins: {
        tooltip: {
          ...tooltip,
          callbacks: {
            title: ([first]) => {
              const week = weeks[first?.dataIndex ?? 0];
              return week ? `${formatDay(week.from)} to ${formatDay(week.to)}` : '';
            },
            label: ({ dataset, raw }) =>
              dataset.label === 'Orders'
                ? `Orders: ${raw}`
                : `${dataset.label}: ${Number(raw) < 0 ? '−' : ''}${inDollars(Number(raw))}`,
          },
        },
      },
    },
  });
}
