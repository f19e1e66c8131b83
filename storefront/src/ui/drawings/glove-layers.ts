import { type Layer, laced, stitched } from './drawing-layer';
import { fingerLaces, heelLaces, laceTail, thumbWebLaces, webLaces } from './glove-lace-paths';
import {
  gloveBinding,
  gloveHand,
  gloveHeelRoll,
  gloveHeelStitch,
  glovePocket,
  gloveShade,
  gloveSlits,
  gloveStallStitch,
  gloveStrapStitch,
  gloveWeb,
  gloveWebStitch,
  gloveWrist,
} from './glove-paths';
import { eyeletsOf, inTwoPaths } from './strands';

/** The back of the wrist, behind every glove and mitt. */
export const gloveBehind: readonly Layer[] = [
  { d: gloveWrist, fill: 'leather-deep' },
  { d: gloveBinding, line: 'leather', width: 10 },
  stitched(gloveStrapStitch),
];

/** The I-web, a piece of leather of its own between thumb and index. */
export const gloveIWeb: readonly Layer[] = [
  { d: gloveWeb, fill: 'leather-light' },
  stitched(gloveWebStitch, 'leather'),
];

/** Stalls, palm, pocket, seams. */
export const gloveFront: readonly Layer[] = [
  { d: gloveHand, fill: 'leather' },
  { d: gloveShade, fill: 'leather-deep', opacity: 0.45 },
  { d: gloveSlits, line: 'leather-deep', width: 9 },
  { d: glovePocket, fill: 'leather-deep', opacity: 0.45 },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  stitched(gloveStallStitch + gloveHeelStitch),
];

const strands: readonly string[] = [...fingerLaces, ...webLaces, ...thumbWebLaces, ...heelLaces, ...laceTail];
const upper: readonly string[] = [webLaces[3], thumbWebLaces[3], laceTail[1]];

/** A fully laced glove's strands, the lower ones and those that cross them. */
export const allLaces: readonly string[] = inTwoPaths(strands, upper);

/** The whole glove without a single lace, its holes open. */
export const gloveBody: readonly Layer[] = [
  ...gloveBehind,
  ...gloveIWeb,
  ...gloveFront,
  {
    d: eyeletsOf([...fingerLaces, ...webLaces, ...thumbWebLaces, ...heelLaces]),
    line: 'leather-deep',
    width: 15,
  },
];

/** A glove fresh from the bench. */
export const freshGlove: readonly Layer[] = [...gloveBody, ...laced(allLaces, 'lace-new')];

/** The same glove with only some strands new, drawn bolder; the others are as they came. */
export function partlyLaced(fresh: readonly string[]): readonly Layer[] {
  const others = strands.filter((strand) => !fresh.includes(strand));
  return [
    ...gloveBody,
    ...laced(inTwoPaths(others, upper), 'lace-old', 10),
    ...laced(inTwoPaths(fresh, upper), 'lace-new', 14),
  ];
}
