import { type Layer, laced, stitched } from './drawing-layer';
import { fingerLaces, heelLaces, laceTail, thumbWebLaces, webLaces } from './glove-lace-paths';
import {
  gloveBackStitch,
  gloveEyelets,
  gloveHand,
  gloveHeelRoll,
  gloveHollow,
  glovePocket,
  gloveShade,
  gloveSlits,
  gloveStitch,
  gloveWebBar,
  gloveWebBarStitch,
  gloveWebStrap,
  gloveWrist,
} from './glove-paths';

/** The leather behind the hand: wrist and web. */
export const gloveBehind: readonly Layer[] = [
  { d: gloveWrist + gloveHollow, fill: 'leather-deep' },
  { d: gloveWebStrap, line: 'leather', width: 16 },
  stitched(gloveBackStitch),
];

/** The bar between the two lace columns of the web. */
export const gloveBar: readonly Layer[] = [
  { d: gloveWebBar, fill: 'leather-light' },
  stitched(gloveWebBarStitch, 'leather'),
];

/** Stalls, palm, pocket, seams. */
export const gloveFront: readonly Layer[] = [
  { d: gloveHand, fill: 'leather' },
  { d: gloveShade, fill: 'leather-deep', opacity: 0.45 },
  { d: gloveSlits, line: 'leather-deep', width: 10 },
  { d: gloveHeelRoll, line: 'leather-light', width: 8 },
  { d: glovePocket, fill: 'leather-deep', opacity: 0.55 },
  stitched(gloveStitch),
];

/** The holes, to be laid over the leather and under the laces. */
export const gloveEyeletLayer: Layer = { d: gloveEyelets, line: 'leather-deep', width: 14 };

/** The whole glove without a single lace. */
export const gloveBody: readonly Layer[] = [...gloveBehind, ...gloveBar, ...gloveFront, gloveEyeletLayer];

/** Every strand of a fully laced glove. */
export const allLaces: readonly string[] = [
  ...fingerLaces,
  ...thumbWebLaces,
  ...webLaces,
  ...heelLaces,
  ...laceTail,
];

/** A glove fresh from the bench. */
export const freshGlove: readonly Layer[] = [...gloveBody, ...laced(allLaces, 'lace-new')];
