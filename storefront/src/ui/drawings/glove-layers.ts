import { type Layer, laced, stitched } from './drawing-layer';
import { fingerLaces, heelLaces, laceTail, thumbWebLaces, webLaces } from './glove-lace-paths';
import { gloveHand, gloveHeelRoll, gloveWeb, gloveWrist } from './glove-paths';
import { eyeletsOf, inTwoPaths } from './strands';

/** The back of the wrist with its rolled edge and the strap's stitches, behind every glove and mitt. */
export const gloveBehind: readonly Layer[] = [
  { d: gloveWrist, fill: 'leather-deep' },
  { d: 'M280 776Q284 800 314 800L610 800Q642 800 646 776', line: 'leather', width: 10 },
  stitched('M304 778L622 778'),
];

export const gloveIWeb: readonly Layer[] = [
  { d: gloveWeb, fill: 'leather-light' },
  stitched(
    'M186 336C246 312 300 276 340 232M198 370C256 350 306 316 346 278M232 528C270 538 316 528 350 506',
    'leather',
  ),
];

export const gloveFront: readonly Layer[] = [
  { d: gloveHand, fill: 'leather' },
  // The sides away from the lamp: the stalls' right edges, the thumb's inner edge.
  {
    d:
      'M756 540Q791 409 769 267C763 232 736 225 716 229Q734 250 738 272Q764 400 756 540Z' +
      'M673 464Q695 296 676 164C671 126 643 118 620 121Q639 144 643 169Q660 296 673 464Z' +
      'M574 426Q574 254 559 129C554 89 524 80 501 83Q521 108 523 133Q538 256 574 426Z' +
      'M474 445Q466 276 437 164C428 126 398 121 376 127Q398 148 404 172Q432 281 474 445Z' +
      'M326 604C232 546 184 456 178 358C176 322 154 300 128 296C142 320 146 346 148 372C156 470 216 556 326 604Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  // The gaps between the finger stalls.
  {
    d: 'M442 198Q462 293 470 426M559 166Q570 279 570 426M678 203Q688 316 671 454',
    line: 'leather-deep',
    width: 9,
  },
  // The pocket, in the shade of the web.
  {
    d: 'M362 496C440 446 572 474 612 556C544 520 440 534 404 606C390 640 396 676 418 706C362 684 326 644 318 602C348 576 358 540 362 496Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  // The stalls, and the two heel pads.
  stitched(
    'M366 385Q359 269 339 189C326 136 411 114 425 167Q447 254 456 376' +
      'M466 358Q465 235 454 141C448 85 539 74 546 131Q557 228 560 355' +
      'M576 386Q588 271 576 178C569 124 656 112 664 166Q678 268 667 393' +
      'M660 463Q693 370 680 283C671 235 748 221 756 269Q779 374 750 488' +
      'M270 728C140 668 57 530 57 378C58 292 158 286 165 360' +
      'M322 652C382 652 428 690 444 736M672 600C604 612 540 656 512 735',
  ),
];

export const allLaces: readonly string[] = inTwoPaths(
  [...fingerLaces, ...webLaces, ...thumbWebLaces, ...heelLaces, ...laceTail],
  [webLaces[3], thumbWebLaces[3], laceTail[1]],
);

/** The glove without a single lace, its holes open. */
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

export const freshGlove: readonly Layer[] = [...gloveBody, ...laced(allLaces, 'lace-new')];
