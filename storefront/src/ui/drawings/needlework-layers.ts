import { type Layer, laced } from './drawing-layer';
import { fingerLaces, laceInHand, needle, webLaces, wornLaces } from './glove-lace-paths';
import { gloveBody } from './glove-layers';

/** The glove on the bench, halfway: new lace in the index column, the needle on its way to the thumb. */
export const gloveOnTheBench: readonly Layer[] = [
  ...gloveBody,
  ...laced(wornLaces.slice(0, 4), 'lace-old'),
  ...laced([...fingerLaces, ...webLaces, laceInHand], 'lace-new', 14),
  { d: needle, fill: 'text' },
];
