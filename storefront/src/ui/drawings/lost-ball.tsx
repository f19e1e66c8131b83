import styled from 'styled-components';
import { Drawing, type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';

// The outfield wall with its padding. The distance painted on it is the number of the page.
const wall: readonly Layer[] = [
  { d: 'M0 56H480V300H0Z', fill: 'leather-deep' },
  { d: 'M0 56H480V70H0Z', fill: 'accent' },
  { d: 'M100 76V250M380 76V250', line: 'leather', width: 3, dash: '10 8' },
  { d: 'M172 100L150 142H184M176 126V162', line: 'chalk', width: 10 },
  { d: 'M240 100C262 100 262 162 240 162C218 162 218 100 240 100Z', line: 'chalk', width: 10 },
  { d: 'M316 100L294 142H328M320 126V162', line: 'chalk', width: 10 },
];

const ball: readonly Layer[] = [
  { d: 'M368 168A44 44 0 1 1 367.9 168Z', fill: 'chalk' },
  { d: 'M398 180A44 44 0 0 1 336 242A50 50 0 0 0 398 180Z', fill: 'lace-old', opacity: 0.7 },
  { d: 'M340 180Q362 208 346 248M400 184Q376 212 392 248', line: 'stitch', width: 2 },
  {
    d:
      'M342 192L350 186L353 194M348 205L356 200L358 208M349 219L358 216L358 224M346 233L355 231L354 239' +
      'M396 196L390 189L386 197M389 209L383 203L380 211M386 223L379 218L378 226M387 236L380 233L380 241',
    line: 'stitch',
    width: 2.6,
  },
];

const tuft = (x: number, y: number, size: number) =>
  `M${x} ${y}Q${x - 2} ${y - 34 * size} ${x - 16} ${y - 58 * size}Q${x + 8} ${y - 40 * size} ${x + 10} ${y}Z` +
  `M${x + 8} ${y}Q${x + 10} ${y - 46 * size} ${x + 22} ${y - 76 * size}Q${x + 24} ${y - 40 * size} ${x + 20} ${y}Z` +
  `M${x + 16} ${y}Q${x + 22} ${y - 30 * size} ${x + 42} ${y - 48 * size}Q${x + 34} ${y - 24 * size} ${x + 30} ${y}Z`;

// Irregular grass. The sizes repeat after seven tufts.
const sizes = [1, 0.7, 1.2, 0.85, 0.6, 1.1, 0.75];

const row = (from: number, step: number, y: number) =>
  Array.from({ length: Math.ceil((490 - from) / step) }, (_, index) =>
    tuft(from + index * step, y, sizes[index % sizes.length] ?? 1),
  ).join('');

const grassBehind: readonly Layer[] = [{ d: row(-24, 38, 290), fill: 'success', opacity: 0.45 }];
const grassBefore: readonly Layer[] = [
  { d: `${row(-14, 31, 292)}M0 284H480V300H0Z`, fill: 'success', opacity: 0.85 },
];

/** Grass under night game lights. The success color is for text and too bright in the dark. */
const Night = styled(Drawing)`
  :root.dark & {
    --success: #4d7342;
  }
`;

/** Not found: a ball in the high grass at the foot of the outfield wall. */
export function LostBall({ className }: DrawingProps) {
  return (
    <Night viewBox="0 0 480 300" className={className}>
      <Layers of={wall} />
      <Layers of={grassBehind} />
      <Layers of={ball} />
      <Layers of={grassBefore} />
    </Night>
  );
}
