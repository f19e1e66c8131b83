import { type Layer, stitched } from '../../storefront/src/ui/drawings/drawing-layer';
import {
  fingerLaces,
  heelLaces,
  thumbWebLaces,
  webLaces,
} from '../../storefront/src/ui/drawings/glove-lace-paths';
import { gloveBehind, gloveFront, gloveIWeb } from '../../storefront/src/ui/drawings/glove-layers';
import { gloveHand, gloveSilhouette, gloveWrist } from '../../storefront/src/ui/drawings/glove-paths';
import {
  catcherMitt,
  catcherSilhouette,
  catcherStrands,
  firstBaseMitt,
  firstBaseSilhouette,
  firstBaseStrands,
} from '../../storefront/src/ui/drawings/mitt-layers';

interface GloveKind {
  silhouette: string;
  layers: readonly Layer[];
  strands: readonly string[];
  gloss: string;
  ball: readonly [number, number];
}

const gloveGloss =
  'M66 392Q84 520 176 622M352 236Q338 180 360 154M468 196Q462 134 478 112M592 230Q584 170 602 146M690 330Q682 276 700 254';
const hWeb =
  'M132 330L186 306C216 400 262 490 334 572L318 604C240 556 186 480 158 400Z' +
  'M302 238L352 198C366 300 374 400 370 492L346 588L318 606C332 470 324 350 302 238Z' +
  'M206 410C250 396 288 378 330 352L340 420C304 446 268 462 232 472Z';
const hWebLaces = [
  'M134 362L186 346',
  'M152 420L206 398',
  'M178 480L232 452',
  'M212 536L264 502',
  'M252 580L300 544',
  'M316 258L372 244',
  'M326 314L380 304',
  'M336 372L386 366',
  'M338 436L390 430',
  'M338 500L388 496',
  'M206 344L330 352',
  'M220 386L318 290',
];

const mittGloss = 'M62 400Q84 540 180 636M388 184Q436 122 520 108';

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
      stitched('M228 428C262 418 300 398 324 380M244 456C272 448 302 434 326 416', 'leather'),
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
