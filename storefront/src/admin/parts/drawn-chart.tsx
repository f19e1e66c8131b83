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
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { Cluster } from '../../ui/arrange';
import { color, font } from '../../ui/tokens';

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

const Box = styled.div`
  position: relative;
  /* The chart shrinks a moment after the window does and must not keep the page wide until then. */
  min-width: 0;
  overflow: hidden;
`;

const Legend = styled(Cluster)`
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

interface Series {
  label: string;
  color: 'accent' | 'stitch' | 'success';
  data: number[];
  /** Numbers shown as a line, with an axis of their own. Bars are amounts in cents. */
  isLine?: boolean;
}

export interface ChartData {
  label: string;
  series: readonly Series[];
  ticks: readonly string[];
  titles: readonly string[];
  /** The widest a bar may be, in px. */
  barWidth: number;
  signed?: boolean;
}

interface DrawnChartProps {
  /** Must be the same object in every render. */
  data: ChartData;
  /** In px. */
  height: number;
}

/** A chart with its legend, redrawn when the theme changes. */
export function DrawnChart({ data, height }: DrawnChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let chart = draw(element, data);
    const observer = new MutationObserver(() => {
      chart.destroy();
      chart = draw(element, data);
    });
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [data]);
  return (
    <>
      <Legend as="ul" $gap="8px 20px" aria-hidden>
        {data.series.map((each) => (
          <li key={each.label}>
            <Swatch style={{ background: color[each.color] }} />
            {each.label}
          </li>
        ))}
      </Legend>
      <Box style={{ height }}>
        <canvas ref={canvas} role="img" aria-label={data.label} />
      </Box>
    </>
  );
}

const themed = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const dollars = (cents: number, signed: boolean) => formatDollars(signed ? cents : Math.abs(cents));

function draw(canvas: HTMLCanvasElement, { series, ticks, titles, barWidth, signed = false }: ChartData) {
  const family = themed('--font-text');
  const line = themed('--line');
  const textStyle = { color: themed('--muted'), font: { family } };
  return new Chart<'bar' | 'line', number[], string>(canvas, {
    data: {
      labels: [...titles],
      datasets: series.map(({ label, color: variable, data, isLine }) => {
        const backgroundColor = themed(`--${variable}`);
        return isLine
          ? {
              type: 'line',
              label,
              yAxisID: 'counts',
              // The line is in front of the bars.
              order: -1,
              data,
              borderColor: backgroundColor,
              backgroundColor,
              borderWidth: 2,
              pointRadius: 3,
            }
          : {
              type: 'bar',
              label,
              yAxisID: 'money',
              data,
              backgroundColor,
              borderRadius: 3,
              maxBarThickness: barWidth,
            };
      }),
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
          ticks: { ...textStyle, maxRotation: 0, callback: (at) => ticks[Number(at)] },
        },
        money: {
          position: 'left',
          stacked: true,
          // Without any amounts, the axis would go to one cent.
          suggestedMax: 1000,
          grid: { color: line },
          border: { display: false },
          ticks: {
            ...textStyle,
            maxTicksLimit: 6,
            // '$1,200', '−$50'.
            callback: (cents) => dollars(Number(cents), true).replace(/\.00$/, ''),
          },
        },
        counts: {
          display: series.some(({ isLine }) => isLine),
          position: 'right',
          beginAtZero: true,
          grid: { display: false },
          border: { display: false },
          ticks: { ...textStyle, maxTicksLimit: 6, precision: 0 },
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
            label: ({ dataset, raw }) =>
              `${dataset.label}: ${dataset.yAxisID === 'counts' ? raw : dollars(Number(raw), signed)}`,
          },
        },
      },
    },
  });
}
