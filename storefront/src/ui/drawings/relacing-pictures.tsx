import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { fingerLaces, heelLaces, laceTail, thumbWebLaces, webLaces } from './glove-lace-paths';
import { freshGlove, partlyLaced } from './glove-layers';
import { ServiceGround } from './grounds';
import { Hank } from './hank';
import { freshCatcherMitt, freshFirstBaseMitt } from './mitt-layers';

const webOnly = partlyLaced([...webLaces, ...thumbWebLaces]);
const fingersOnly = partlyLaced([...fingerLaces, ...laceTail]);
const heelOnly = partlyLaced(heelLaces);

/** A whole glove, and the rest of the hank beside it. */
function WholeGlove({ glove, ...drawing }: DrawingProps & { glove: readonly Layer[] }) {
  return (
    <ServiceGround {...drawing}>
      <g transform="translate(32 -9) scale(0.25)">
        <Layers of={glove} />
      </g>
      <Hank x={264} y={24} tone="lace-new" scale={1.12} />
    </ServiceGround>
  );
}

/** A part of the glove, close enough to count its strands. */
function PartOfGlove({
  glove,
  place,
  ...drawing
}: DrawingProps & { glove: readonly Layer[]; place: string }) {
  return (
    <ServiceGround {...drawing}>
      <g transform={place}>
        <Layers of={glove} />
      </g>
    </ServiceGround>
  );
}

/** Full relace. */
export function FullRelacePicture(props: DrawingProps) {
  return <WholeGlove {...props} glove={freshGlove} />;
}

/** A catcher's mitt, relaced. */
export function CatcherMittPicture(props: DrawingProps) {
  return <WholeGlove {...props} glove={freshCatcherMitt} />;
}

/** A first base mitt, relaced. */
export function FirstBaseMittPicture(props: DrawingProps) {
  return <WholeGlove {...props} glove={freshFirstBaseMitt} />;
}

/** The web alone is new. */
export function WebRelacePicture(props: DrawingProps) {
  return <PartOfGlove {...props} glove={webOnly} place="translate(24 -126) scale(0.52)" />;
}

/** The lacing of the fingers alone is new. */
export function FingerRelacePicture(props: DrawingProps) {
  return <PartOfGlove {...props} glove={fingersOnly} place="translate(-122 -20) scale(0.5)" />;
}

/** The lacing of heel and palm alone is new. */
export function HeelRelacePicture(props: DrawingProps) {
  return <PartOfGlove {...props} glove={heelOnly} place="translate(-122 -300) scale(0.6)" />;
}
