import { Drawing, type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';

/** The glove simplified for 32 px: short stalls, an open web with one lace crossing, a heel. */
const markLayers: readonly Layer[] = [
  // The web, and the wrist below the heel.
  { d: 'M5 25L28 10L30 46H20ZM17 50H53V55Q53 62 45 62H26Q17 62 17 55Z', fill: 'leather-deep' },
  {
    d:
      'M23 40V12.5A5.5 5.5 0 0 1 34 11.5A5.5 5.5 0 0 1 45 13A5.2 5.2 0 0 1 54.5 19A4.6 4.6 0 0 1 62 24' +
      'C62 32 58 36 57 46Q57 57 46 57H27C18 57 2 42 2 27A5.4 5.4 0 0 1 12.5 25C14 32 18 37 26 40Z',
    fill: 'accent',
  },
  { d: 'M34 14V30M45 15L43.5 31M54.5 20.5L51.5 34', line: 'leather-deep', width: 2.4 },
  { d: 'M11 33L24.5 26M24.5 37L14 22.5', line: 'chalk', width: 3.4 },
];

const markViewBox = '0 3 64 62';

/** The shop's mark, a glove with one lace crossing, legible at 32 px. */
export function ShopMark({ className }: DrawingProps) {
  return (
    <Drawing viewBox={markViewBox} className={className}>
      <Layers of={markLayers} />
    </Drawing>
  );
}
