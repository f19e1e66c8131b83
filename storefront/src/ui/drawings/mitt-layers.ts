import { type Layer, laced, stitched } from './drawing-layer';
import { heelLaces } from './glove-lace-paths';
import { gloveBehind } from './glove-layers';
import { gloveHeelRoll, gloveWrist } from './glove-paths';
import {
  catcherHand,
  catcherHollow,
  catcherLaces,
  catcherPocket,
  catcherShade,
  catcherStitch,
  catcherWeb,
  catcherWebStitch,
  firstBaseHand,
  firstBaseLaces,
  firstBasePocket,
  firstBaseShade,
  firstBaseStitch,
  firstBaseWeb,
  firstBaseWebStitch,
} from './mitt-paths';
import { eyeletsOf, inTwoPaths } from './strands';

/** A catcher's mitt without laces: thumb, round pad, closed web. */
export const catcherMitt: readonly Layer[] = [
  ...gloveBehind,
  { d: catcherWeb, fill: 'leather-light' },
  stitched(catcherWebStitch, 'leather'),
  { d: catcherHand, fill: 'leather' },
  { d: catcherPocket, fill: 'leather-deep', opacity: 0.32 },
  { d: catcherHollow, fill: 'leather-deep', opacity: 0.45 },
  { d: catcherShade, fill: 'leather-deep', opacity: 0.45 },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  stitched(catcherStitch),
];

/** Every strand of a catcher's mitt. */
export const catcherStrands: readonly string[] = [...catcherLaces, ...heelLaces];

/** The outline of a catcher's mitt. */
export const catcherSilhouette = gloveWrist + catcherWeb + catcherHand;

/** A first base mitt without laces: long thumb, long scoop, wide web. */
export const firstBaseMitt: readonly Layer[] = [
  ...gloveBehind,
  { d: firstBaseWeb, fill: 'leather-light' },
  stitched(firstBaseWebStitch, 'leather'),
  { d: firstBaseHand, fill: 'leather' },
  { d: firstBasePocket, fill: 'leather-deep', opacity: 0.45 },
  { d: firstBaseShade, fill: 'leather-deep', opacity: 0.45 },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  stitched(firstBaseStitch),
];

/** Every strand of a first base mitt. */
export const firstBaseStrands: readonly string[] = [...firstBaseLaces, ...heelLaces];

/** The outline of a first base mitt. */
export const firstBaseSilhouette = gloveWrist + firstBaseWeb + firstBaseHand;

const holes = (strands: readonly string[]): Layer => ({
  d: eyeletsOf(strands),
  line: 'leather-deep',
  width: 15,
});

/** A catcher's mitt fresh from the bench. */
export const freshCatcherMitt: readonly Layer[] = [
  ...catcherMitt,
  holes(catcherStrands),
  ...laced(inTwoPaths(catcherStrands, []), 'lace-new'),
];

/** A first base mitt fresh from the bench. */
export const freshFirstBaseMitt: readonly Layer[] = [
  ...firstBaseMitt,
  holes(firstBaseStrands),
  ...laced(
    // The second of each crossing lies on top.
    inTwoPaths(
      firstBaseStrands,
      [2, 5, 9, 12].flatMap((place) => firstBaseLaces.slice(place, place + 1)),
    ),
    'lace-new',
  ),
];
