import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { Scene } from './grounds';
import { Hank } from './hank';

const rail: readonly Layer[] = [
  { d: 'M36 44H284', line: 'leather-deep', width: 12 },
  { d: 'M36 44H284', line: 'leather', width: 7 },
];

// The tag of the lace that was chosen, stitched round and ticked.
const tag: readonly Layer[] = [
  { d: 'M194 158H252Q258 158 258 164V192Q258 198 252 198H194L180 178Z', fill: 'leather' },
  {
    d: 'M198 164H248Q252 164 252 168V188Q252 192 248 192H198L188 178Z',
    line: 'leather-light',
    width: 1.6,
    dash: '5 4',
  },
  { d: 'M194 178h0', line: 'leather-deep', width: 6 },
  { d: 'M168 160Q178 160 194 178', line: 'text', width: 2 },
  { d: 'M212 178L220 186L235 170', line: 'lace-new', width: 5 },
];

/** How it works, 1: hanks of lace on the rail, one taken down. */
export function StepChooseService(props: DrawingProps) {
  return (
    <Scene {...props}>
      <Layers of={rail} />
      <Hank x={62} y={44} tone="chalk" scale={0.86} />
      <Hank x={108} y={44} tone="lace-old" scale={0.86} />
      <Hank x={212} y={44} tone="leather-light" scale={0.86} />
      <Hank x={258} y={44} tone="stitch" scale={0.86} />
      <Hank x={160} y={44} tone="lace-new" scale={1.2} />
      <Layers of={tag} />
    </Scene>
  );
}
