import { type Layer, stitched } from '../../storefront/src/ui/drawings/drawing-layer';
import {
  fingerLaces,
  heelLaces,
  thumbWebLaces,
  webLaces,
} from '../../storefront/src/ui/drawings/glove-lace-paths';
import { gloveBar, gloveBehind, gloveFront } from '../../storefront/src/ui/drawings/glove-layers';
import { gloveBackStitch, gloveSilhouette, gloveWrist } from '../../storefront/src/ui/drawings/glove-paths';
import {
  catcherHand,
  catcherLaces,
  catcherPocket,
  catcherShade,
  catcherStitch,
  catcherWeb,
  firstBaseHand,
  firstBaseHollow,
  firstBaseLaces,
  firstBasePocket,
  firstBaseShade,
  firstBaseStitch,
  firstBaseWeb,
  hWeb,
  hWebLaces,
} from '../../storefront/src/ui/drawings/mitt-paths';

// How one kind of glove is built, from back to front; `laces` lists the web's strands first.
type GloveKind = {
  silhouette: string;
  layers: readonly Layer[];
  laces: readonly string[];
  gloss: string;
};

const mittFront = (hand: string, shade: string, pocket: string, stitch: string): readonly Layer[] => [
  { d: hand, fill: 'leather' },
  { d: shade, fill: 'leather-deep', opacity: 0.45 },
  { d: pocket, fill: 'leather-deep', opacity: 0.55 },
  stitched(stitch),
];

const mittBack: readonly Layer[] = [{ d: gloveWrist, fill: 'leather-deep' }, stitched(gloveBackStitch)];

// Where the lamp shows on conditioned leather: along the thumb, and on the stalls where there are any.
const stallGloss = 'M92 400Q112 500 190 594M376 176Q374 150 388 142M484 146Q484 122 498 112';
const mittGloss = 'M112 404Q128 504 204 594';

/** The four gloves of the albums, told apart by web and silhouette. */
export const gloveKinds = {
  infield: {
    silhouette: gloveSilhouette,
    layers: [...gloveBehind, ...gloveBar, ...gloveFront],
    laces: [...thumbWebLaces, ...webLaces, ...fingerLaces, ...heelLaces],
    gloss: stallGloss,
  },
  outfield: {
    silhouette: gloveSilhouette,
    layers: [...gloveBehind, { d: hWeb, fill: 'leather-light' }, ...gloveFront],
    laces: [...hWebLaces, ...fingerLaces, ...heelLaces],
    gloss: stallGloss,
  },
  catcher: {
    silhouette: gloveWrist + catcherHand + catcherWeb,
    layers: [
      ...mittBack,
      { d: catcherWeb, fill: 'leather-light' },
      ...mittFront(catcherHand, catcherShade, catcherPocket, catcherStitch),
    ],
    laces: [...catcherLaces, ...heelLaces],
    gloss: mittGloss,
  },
  'first-base': {
    silhouette: gloveWrist + firstBaseHand + firstBaseHollow,
    layers: [
      ...mittBack,
      { d: firstBaseHollow, fill: 'leather-deep' },
      { d: firstBaseWeb, fill: 'leather-light' },
      ...mittFront(firstBaseHand, firstBaseShade, firstBasePocket, firstBaseStitch),
    ],
    laces: [...firstBaseLaces, ...heelLaces],
    gloss: mittGloss,
  },
} as const satisfies Record<string, GloveKind>;
