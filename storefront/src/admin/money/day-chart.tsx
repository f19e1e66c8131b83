import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Books } from '#domain/books/books-contract';
import { monthName } from '#domain/books/months';
import { formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { color, font } from '../../ui/tokens';
import { CHART_HEIGHT } from './day-table';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

const Box = styled.div`
  position: relative;
  height: ${CHART_HEIGHT}px;
  /* What is drawn follows a narrower window a moment later, and must not hold the page wide until then. */
  min-width: 0;
  overflow: hidden;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.small};
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border-radius: 3px;
`;

type ChartData = Pick<Books, 'month' | 'byDay'>;

/**
 * A month day by day: what was paid above the line, what was given back below it. A drawing, which the table beside it says
 * in numbers.
 */
export function DayChart({ books: { month, byDay } }: { books: ChartData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let chart = draw(element, byDay);
    // Its colors are those of the theme at the moment it is drawn.
    const observer = new MutationObserver(() => {
      chart.destroy();
      chart = draw(element, byDay);
    });
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [byDay]);
  return (
    <>
      <Legend aria-hidden>
        <li>
          <Swatch style={{ background: color.accent }} />
          Paid
        </li>
        <li>
          <Swatch style={{ background: color.stitch }} />
          Refunded
        </li>
      </Legend>
      <Box>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Paid and refunded on each day of ${monthName(month)}. The table below says the same.`}
        />
      </Box>
    </>
  );
}

/** What a variable of the theme holds now. */
const themed = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inDollars = (cents: number) => formatDollars(Math.abs(cents));

function draw(canvas: HTMLCanvasElement, byDay: Books['byDay']): Chart {
  const [text, line] = [themed('--muted'), themed('--line')];
  const family = themed('--font-text');
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
          ticks: {
            color: text,
            font: { family },
            maxRotation: 0,
            callback: (at) => Number(byDay[Number(at)]?.day.slice(-2)),
          },
        },
        y: {
          stacked: true,
          grid: { color: line },
          border: { display: false },
          ticks: {
            color: text,
            font: { family },
            maxTicksLimit: 6,
            callback: (cents) => dollars(Number(cents)),
          },
        },
      },
      plugins: {
        tooltip: {
          titleFont: { family },
          bodyFont: { family },
          backgroundColor: themed('--text'),
          titleColor: themed('--background'),
          bodyColor: themed('--background'),
          callbacks: {
            title: ([first]) => formatDay(byDay[first?.dataIndex ?? 0]?.day ?? ''),
            label: ({ dataset, raw }) => `${dataset.label}: ${inDollars(Number(raw))}`,
          },
        },
      },
    },
  });
}

/** A round amount at the side of the chart: '$1,200', '−$50'. */
function dollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}${inDollars(cents).replace(/\.00$/, '')}`;
}
