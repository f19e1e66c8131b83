import { Drawing, type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { gloveSilhouette } from './glove-paths';

const board: readonly Layer[] = [
  { d: 'M24 44Q24 36 32 36H288Q296 36 296 44V76Q296 84 288 84H32Q24 84 24 76Z', fill: 'leather' },
  { d: 'M24 72H296V76Q296 84 288 84H32Q24 84 24 76Z', fill: 'leather-deep', opacity: 0.6 },
  { d: 'M34 44H286', line: 'leather-light', width: 2, dash: '8 7' },
  { d: 'M44 60h0M276 60h0', line: 'leather-deep', width: 8 },
];

const pegs: readonly Layer[] = [
  { d: 'M88 60V72Q88 90 104 90M232 60V72Q232 90 216 90', line: 'lace-old', width: 8 },
  { d: 'M160 58V78Q160 100 182 98Q190 96 190 86', line: 'lace-new', width: 9 },
  { d: 'M88 58h0M232 58h0', line: 'lace-old', width: 16 },
  { d: 'M160 56h0', line: 'lace-new', width: 18 },
];

/** Shown for an empty list: a free peg, and the outline of the glove that usually hangs there. */
export function EmptyHook({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 320 250" className={className}>
      <Layers of={board} />
      <g transform="translate(92 70) scale(0.21)">
        <path d={gloveSilhouette} fill="var(--muted)" opacity={0.16} />
      </g>
      <Layers of={pegs} />
    </Drawing>
  );
}
