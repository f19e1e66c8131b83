import { type Layer, stitched } from './drawing-layer';
import { heelLaces } from './glove-lace-paths';
import { gloveBehind } from './glove-layers';
import { gloveHeelRoll, gloveWrist } from './glove-paths';

// The two mitts of the sample albums, palm side: one padded body, a thumb, and a web. Same box as the glove.

const catcherHand =
  'M330 766C150 726 34 560 40 384C44 284 166 270 186 350C202 430 240 500 312 546L420 640Z' +
  'M312 560C340 530 348 480 340 420L330 210C372 110 486 62 596 84C728 112 790 236 778 380C770 500 736 600 706 676C690 740 656 764 606 764Q470 730 330 766C270 748 226 700 230 640Z';
const catcherWeb =
  'M150 306C194 238 264 184 346 160L364 470C358 528 340 552 316 566C248 524 190 440 150 306Z';

/** A catcher's mitt without laces. */
export const catcherMitt: readonly Layer[] = [
  ...gloveBehind,
  { d: catcherWeb, fill: 'leather-light' },
  stitched('M176 306C216 252 276 206 334 184M238 250L318 540', 'leather'),
  { d: catcherHand, fill: 'leather' },
  // The pocket, and its deepest part in the shade of the web.
  {
    d: 'M506 240C604 240 676 316 676 412C676 510 604 588 506 588C410 588 342 514 342 420C342 318 408 240 506 240Z',
    fill: 'leather-deep',
    opacity: 0.32,
  },
  {
    d: 'M506 240C584 240 646 288 668 352C610 296 510 300 440 362C384 416 370 500 404 560C364 528 342 478 342 420C342 318 408 240 506 240Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  // The side away from the lamp.
  {
    d:
      'M664 118C746 170 788 264 778 380C770 500 736 600 706 676C690 740 656 764 606 764C646 736 664 700 676 660C712 560 740 470 742 380C746 276 720 190 664 118Z' +
      'M312 546C240 500 202 430 186 350C178 318 156 298 130 298C144 320 150 346 154 374C166 464 220 526 312 560Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  stitched(
    'M506 208C622 208 708 302 708 412C708 528 624 620 506 620C452 620 404 604 368 570' +
      'M346 214C388 126 490 80 592 100C716 126 774 240 762 378C754 492 722 592 692 668' +
      'M264 722C130 664 50 540 54 386C58 304 150 292 170 352' +
      'M632 252L686 184M680 348L754 312M684 480L752 500M630 574L692 632M424 606L384 668M506 620L506 732',
  ),
];

export const catcherStrands: readonly string[] = [
  'M330 236L376 226',
  'M330 290L380 284',
  'M330 344L384 342',
  'M330 398L382 400',
  'M322 452L370 462',
  'M150 346L204 330',
  'M164 400L220 378',
  'M188 452L244 424',
  'M222 502L274 466',
  'M268 544L306 500',
  'M190 278L210 252',
  'M232 230L260 210',
  'M286 196L318 184',
  'M388 148L426 122',
  'M462 104L508 96',
  'M546 96L592 102',
  'M628 114L668 140',
  'M696 168L724 206',
  'M742 246L756 292',
  'M762 336L762 384',
  'M758 430L748 478',
  'M736 524L720 570',
  ...heelLaces,
];

export const catcherSilhouette = gloveWrist + catcherWeb + catcherHand;

const firstBaseHand =
  'M330 766C150 712 26 520 36 312C40 206 162 196 178 290C196 414 240 520 318 590L420 650Z' +
  'M314 602C344 570 352 520 346 440L330 190C350 92 466 44 584 64C720 90 790 232 768 402C752 520 726 610 706 676C690 740 656 764 606 764Q470 730 330 766C270 748 226 700 230 640Z';
const firstBaseWeb =
  'M120 250C196 246 276 206 342 140L356 222C300 276 226 306 152 316Z' +
  'M214 268L278 236L338 560L296 580Z' +
  'M182 462C244 486 314 474 362 432L366 520C358 562 340 590 316 606C256 574 208 526 182 462Z' +
  'M160 372C228 366 296 338 356 292L360 338C300 384 236 412 170 420Z';

/** A first base mitt without laces. */
export const firstBaseMitt: readonly Layer[] = [
  ...gloveBehind,
  { d: firstBaseWeb, fill: 'leather-light' },
  stitched(
    'M176 258C236 244 292 210 336 170M186 296C246 282 304 252 346 212M222 486C266 496 312 488 350 466M196 394C246 384 296 362 340 330',
    'leather',
  ),
  { d: firstBaseHand, fill: 'leather' },
  // The scoop of the pocket, and the side away from the lamp.
  {
    d: 'M352 452C440 400 590 430 640 520C560 470 450 490 404 580C386 626 392 672 416 708C360 688 326 648 314 602C340 572 356 520 352 452Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  {
    d:
      'M656 100C744 150 788 270 768 402C752 520 726 610 706 676C690 740 656 764 606 764C646 736 664 700 676 656C706 560 730 480 736 396C744 276 720 174 656 100Z' +
      'M318 590C240 520 196 414 178 290C174 252 150 230 122 232C138 254 142 282 146 312C156 430 216 540 318 602Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  { d: gloveHeelRoll, line: 'leather-light', width: 9 },
  stitched(
    'M346 194C364 108 470 62 580 80C706 104 774 236 752 400C738 510 712 600 692 668' +
      'M462 92C452 190 452 270 460 372M588 96C590 200 584 290 566 392' +
      'M264 722C130 654 44 500 50 314C52 232 146 222 162 292' +
      'M322 652C382 652 428 690 444 736M672 600C604 612 540 656 512 735',
  ),
];

export const firstBaseStrands: readonly string[] = [
  'M326 184L374 168',
  'M278 306L374 224',
  'M268 250L378 296',
  'M316 348L378 340',
  'M304 452L380 388',
  'M294 398L384 448',
  'M330 508L384 512',
  'M134 300L184 290',
  'M146 376L238 322',
  'M138 330L250 374',
  'M154 404L208 396',
  'M172 462L258 410',
  'M162 424L270 466',
  'M190 506L244 502',
  'M230 552L282 540',
  'M372 122L412 98',
  'M452 82L500 76',
  'M542 78L588 86',
  'M628 102L668 128',
  'M696 160L722 202',
  'M738 246L748 294',
  ...heelLaces,
];

export const firstBaseSilhouette = gloveWrist + firstBaseWeb + firstBaseHand;
