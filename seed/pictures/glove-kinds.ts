import { type Layer, stitched } from '../../storefront/src/ui/drawings/drawing-layer';
import {
  fingerLaces,
  heelLaces,
  hWebLaces,
  thumbWebLaces,
  webLaces,
} from '../../storefront/src/ui/drawings/glove-lace-paths';
import { gloveBehind, gloveFront, gloveIWeb } from '../../storefront/src/ui/drawings/glove-layers';
import {
  gloveGloss,
  gloveHand,
  gloveSilhouette,
  gloveWrist,
  hWeb,
  hWebStitch,
} from '../../storefront/src/ui/drawings/glove-paths';
import {
  catcherMitt,
  catcherSilhouette,
  catcherStrands,
  firstBaseMitt,
  firstBaseSilhouette,
  firstBaseStrands,
} from '../../storefront/src/ui/drawings/mitt-layers';

/** How one kind of glove is built: its leather from back to front, and every lace. */
interface GloveKind {
  silhouette: string;
  layers: readonly Layer[];
  strands: readonly string[];
  /** Where the lamp shines on oiled leather. */
  gloss: string;
  /** Where a ball sits in its pocket. */
  ball: readonly [number, number];
}

const mittGloss = 'M62 400Q84 540 180 636M388 184Q436 122 520 108';

/** The four gloves of the albums, each with its own web and outline. */
export const gloveKinds = {
  infield: {
    silhouette: gloveSilhouette,
    layers: [...gloveBehind, ...gloveIWeb, ...gloveFront],
    strands: [...thumbWebLaces, ...webLaces, ...fingerLaces, ...heelLaces],
    gloss: gloveGloss,
    ball: [474, 588],
  },
  outfield: {
    silhouette: gloveWrist + hWeb + gloveHand,
    layers: [
      ...gloveBehind,
      { d: hWeb, fill: 'leather-light' },
      stitched(hWebStitch, 'leather'),
      ...gloveFront,
    ],
    strands: [...hWebLaces, ...fingerLaces, ...heelLaces],
    gloss: gloveGloss,
    ball: [474, 588],
  },
  catcher: {
    silhouette: catcherSilhouette,
    layers: catcherMitt,
    strands: catcherStrands,
    gloss: mittGloss,
    ball: [512, 424],
  },
  'first-base': {
    silhouette: firstBaseSilhouette,
    layers: firstBaseMitt,
    strands: firstBaseStrands,
    gloss: mittGloss,
    ball: [490, 588],
  },
} as const satisfies Record<string, GloveKind>;

export type GloveKindName = keyof typeof gloveKinds;
