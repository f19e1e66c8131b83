import type { Layer, Tone } from './drawing-layer';
import { hankBinding, hankEnd, hankInner, hankOuter } from './hank-paths';
import { Layers } from './layers';

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
