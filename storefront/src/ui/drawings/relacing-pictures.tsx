import type { ReactNode } from 'react';
import { Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { fingerLaces, heelLaces, laceTail, thumbWebLaces, webLaces } from './glove-lace-paths';
import { freshGlove, partlyLaced } from './glove-layers';
import { ServiceGround } from './grounds';
import { Hank } from './hank';
import { freshCatcherMitt, freshFirstBaseMitt } from './mitt-layers';

const webOnly = partlyLaced([...webLaces, ...thumbWebLaces]);
const fingersOnly = partlyLaced([...fingerLaces, ...laceTail]);
const heelOnly = partlyLaced(heelLaces);

/** What was laced, with what lies beside it. */
const laced = (glove: readonly Layer[], place: string, beside?: ReactNode) => (
  <ServiceGround>
    <g transform={place}>
      <Layers of={glove} />
    </g>
    {beside}
  </ServiceGround>
);

const whole = (glove: readonly Layer[]) =>
  laced(glove, 'translate(32 -9) scale(0.25)', <Hank x={264} y={24} tone="lace-new" scale={1.12} />);

/** Whole gloves with the rest of the hank beside them, and parts, close enough to count their strands. */
export const relacingPictures = {
  'full-relace': whole(freshGlove),
  'web-relace': laced(webOnly, 'translate(24 -126) scale(0.52)'),
  'finger-relace': laced(fingersOnly, 'translate(-122 -20) scale(0.5)'),
  'heel-relace': laced(heelOnly, 'translate(-122 -300) scale(0.6)'),
  'catcher-mitt': whole(freshCatcherMitt),
  'first-base-mitt': whole(freshFirstBaseMitt),
};
