import { useId } from 'react';
import { type DrawingProps, Layers } from './drawing';
import { type Layer, laced } from './drawing-layer';
import { fingerLaces, laceInHand, needle, webLaces, wornLaces } from './glove-lace-paths';
import { gloveBody } from './glove-layers';
import { Scene } from './grounds';

/** The glove on the bench, halfway: new lace in the index column, the needle on its way to the thumb. */
const gloveOnTheBench: readonly Layer[] = [
  ...gloveBody,
  ...laced(wornLaces, 'lace-old'),
  ...laced([...fingerLaces, ...webLaces, laceInHand], 'lace-new', 14),
  { d: needle, fill: 'text' },
];

const inHand: readonly Layer[] = [...laced([laceInHand], 'lace-new', 14), { d: needle, fill: 'text' }];
const place = 'translate(44 -19) scale(0.42)';

/** How it works, 3: the needle pulls new lace through the web. */
export function StepExpertRepair(props: DrawingProps) {
  const clip = useId();
  return (
    <Scene {...props}>
      <clipPath id={clip}>
        <circle cx={160} cy={112} r={104} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={place}>
          <Layers of={gloveOnTheBench} />
        </g>
      </g>
      {/* Lace and needle once more above the circle's edge: the work comes out of the picture. */}
      <g transform={place}>
        <Layers of={inHand} />
      </g>
    </Scene>
  );
}
