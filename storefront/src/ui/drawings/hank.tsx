import { Layers } from './drawing';
import type { Layer, Tone } from './drawing-layer';

// A hank of lace that hangs from (0, 0): two loops, and the turn of lace that binds them.

/** The outer loop, longest. */
const hankOuter = 'M0 0C-24 40-24 96 0 108C24 96 24 40 0 0';

/** The inner loop. */
const hankInner = 'M0 0C-11 36-12 78 0 86C12 78 11 36 0 0';

/** The binding round the loops. */
const hankBinding = 'M-16 40H16M-17 48H17';

/** The loose end below. */
const hankEnd = 'M8 102C16 112 10 122 18 132';

type HankProps = { x: number; y: number; tone: Tone; scale?: number };

/** A hank of lace hanging from a peg. */
export function Hank({ x, y, tone, scale = 1 }: HankProps) {
  const layers: readonly Layer[] = [
    { d: hankOuter + hankInner + hankEnd, line: 'leather-deep', width: 9.5 },
    { d: hankOuter + hankInner + hankEnd, line: tone, width: 6.5 },
    { d: hankBinding, line: 'leather-deep', width: 9.5 },
    { d: hankBinding, line: tone, width: 6.5 },
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Layers of={layers} />
      <circle r={6} fill="var(--leather-light)" />
    </g>
  );
}
