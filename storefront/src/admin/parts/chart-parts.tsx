import type { Chart } from 'chart.js';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { font } from '../../ui/tokens';

const Box = styled.div`
  position: relative;
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

/** What a variable of the theme holds now. */
export const themed = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A chart's words and lines in the theme's colors of this moment. */
export function chartTheme() {
  const family = themed('--font-text');
  const ticks = { color: themed('--muted'), font: { family } };
  return {
    ticks,
    line: themed('--line'),
    tooltip: {
      titleFont: { family },
      bodyFont: { family },
      backgroundColor: themed('--text'),
      titleColor: themed('--background'),
      bodyColor: themed('--background'),
    },
  };
}

/** An amount in cents without its sign: a drawing says it by its place. */
export const inDollars = (cents: number) => formatDollars(Math.abs(cents));

/** A round amount at the side of a chart: '$1,200', '−$50'. */
export function roundDollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}${inDollars(cents).replace(/\.00$/, '')}`;
}

interface ChartPartsProps {
  /** What it shows, for who does not see it; a table beside it says the same in numbers. */
  label: string;
  /** In px. */
  height: number;
  legend: readonly { label: string; color: string }[];
  /** Draws it in the theme's colors of this moment; the same function while its data is the same. */
  draw: (canvas: HTMLCanvasElement) => Chart;
}

/** A drawn chart with its legend; drawn anew when the theme changes. */
export function ChartParts({ label, height, legend, draw }: ChartPartsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let chart = draw(element);
    const observer = new MutationObserver(() => {
      chart.destroy();
      chart = draw(element);
    });
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [draw]);
  return (
    <>
      <Legend aria-hidden>
        {legend.map((entry) => (
          <li key={entry.label}>
            <Swatch style={{ background: entry.color }} />
            {entry.label}
          </li>
        ))}
      </Legend>
      <Box style={{ height }}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </Box>
    </>
  );
}
