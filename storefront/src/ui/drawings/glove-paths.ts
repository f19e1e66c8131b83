// The fielder's glove of the shop, palm side, worn on the left hand, on an 800 x 800 ground. Every drawing that shows
// one is laid from these shapes. All outlines run clockwise and are absolute, so that they may be joined and bent.

/** The back of the wrist, seen below the heel. */
export const gloveWrist = 'M662 720L646 776Q642 800 610 800L314 800Q284 800 280 776L272 728Z';
/** The rolled edge of the wrist. */
export const gloveBinding = 'M280 776Q284 800 314 800L610 800Q642 800 646 776';
/** Stitch line of the strap round the wrist. */
export const gloveStrapStitch = 'M304 778L622 778';
/** I-web: the bar at the top, the stem, and the cup over the crotch. */
export const gloveWeb =
  'M140 334C224 306 290 264 350 200L366 272C304 336 238 376 160 392Z' +
  'M232 350L290 322L338 566L298 584Z' +
  'M196 506C252 530 318 518 372 474L364 540C352 580 336 602 318 604C264 586 222 544 196 506Z';
/** Stitch lines of the web. */
export const gloveWebStitch =
  'M186 336C246 312 300 276 340 232M198 370C256 350 306 316 346 278M232 528C270 538 316 528 350 506';
/** Thumb stall, palm, and the four finger stalls: one color, one silhouette. */
export const gloveHand =
  'M336 764C170 716 44 550 44 376C44 266 172 262 178 358C184 456 232 546 326 604L420 640Z' +
  'M318 602C348 576 358 520 362 470L700 500L718 642C698 700 676 762 608 762Q470 730 336 764C290 752 232 712 236 640Z' +
  'M559 610Q688 438 667 285C655 222 757 203 769 267Q800 470 716 650Z' +
  'M526 586Q585 347 564 180C554 110 667 94 676 164Q703 353 646 614Z' +
  'M449 578Q460 312 441 143C433 70 550 57 559 129Q580 308 571 582Z' +
  'M355 599Q361 337 327 192C310 123 420 96 437 164Q479 323 477 601Z';
/** The outline of everything, for shadows and clips. */
export const gloveSilhouette = gloveWrist + gloveWeb + gloveHand;
/** The side away from the lamp: right edges of the stalls, inner edge of the thumb. */
export const gloveShade =
  'M756 540Q791 409 769 267C763 232 736 225 716 229Q734 250 738 272Q764 400 756 540Z' +
  'M673 464Q695 296 676 164C671 126 643 118 620 121Q639 144 643 169Q660 296 673 464Z' +
  'M574 426Q574 254 559 129C554 89 524 80 501 83Q521 108 523 133Q538 256 574 426Z' +
  'M474 445Q466 276 437 164C428 126 398 121 376 127Q398 148 404 172Q432 281 474 445Z' +
  'M326 604C232 546 184 456 178 358C176 322 154 300 128 296C142 320 146 346 148 372C156 470 216 556 326 604Z';
/** The pocket, a hollow that lies in the shade of the web. */
export const glovePocket =
  'M362 496C440 446 572 474 612 556C544 520 440 534 404 606C390 640 396 676 418 706C362 684 326 644 318 602C348 576 358 540 362 496Z';
/** The gaps between the finger stalls. */
export const gloveSlits = 'M442 198Q462 293 470 426M559 166Q570 279 570 426M678 203Q688 316 671 454';
/** The rolled edge of the heel. */
export const gloveHeelRoll = 'M336 764Q470 730 608 762';
/** Stitch lines of the stalls. */
export const gloveStallStitch =
  'M366 385Q359 269 339 189C326 136 411 114 425 167Q447 254 456 376' +
  'M466 358Q465 235 454 141C448 85 539 74 546 131Q557 228 560 355' +
  'M576 386Q588 271 576 178C569 124 656 112 664 166Q678 268 667 393' +
  'M660 463Q693 370 680 283C671 235 748 221 756 269Q779 374 750 488' +
  'M270 728C140 668 57 530 57 378C58 292 158 286 165 360';
/** Stitch lines of the two heel pads. */
export const gloveHeelStitch = 'M322 652C382 652 428 690 444 736M672 600C604 612 540 656 512 735';
/** H-web of the outfield glove: two posts and the bar between them. */
export const hWeb =
  'M132 330L186 306C216 400 262 490 334 572L318 604C240 556 186 480 158 400Z' +
  'M302 238L352 198C366 300 374 400 370 492L346 588L318 606C332 470 324 350 302 238Z' +
  'M206 410C250 396 288 378 330 352L340 420C304 446 268 462 232 472Z';
/** Stitch lines of the H-web. */
export const hWebStitch = 'M228 428C262 418 300 398 324 380M244 456C272 448 302 434 326 416';
/** Where the lamp shows on oiled leather. */
export const gloveGloss =
  'M66 392Q84 520 176 622M352 236Q338 180 360 154M468 196Q462 134 478 112M592 230Q584 170 602 146M690 330Q682 276 700 254';
