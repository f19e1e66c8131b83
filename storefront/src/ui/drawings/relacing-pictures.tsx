import { type DrawingProps, Layers } from './drawing';
import { freshGlove } from './glove-layers';
import { ServiceGround } from './grounds';
import { Hank } from './hank';

/** Full relace: the whole glove laced anew, the rest of the hank beside it. */
export function FullRelacePicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(32 -7) scale(0.25)">
        <Layers of={freshGlove} />
      </g>
      <Hank x={264} y={24} tone="lace-new" scale={1.12} />
    </ServiceGround>
  );
}

/** Web only: close enough to count the crossings. */
export function WebRelacePicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(2 -124) scale(0.6)">
        <Layers of={freshGlove} />
      </g>
    </ServiceGround>
  );
}
