// The shop's fielder's glove, palm side, worn on the left hand, in an 800 x 800 box. Outlines are clockwise and absolute, because the seed
// joins and bends them.

/** The back of the wrist, below the heel. */
export const gloveWrist = 'M662 720L646 776Q642 800 610 800L314 800Q284 800 280 776L272 728Z';
/** The rolled edge of the heel. */
export const gloveHeelRoll = 'M336 764Q470 730 608 762';
/** The bar at the top, the stem, and the cup over the crotch. */
export const gloveWeb =
  'M140 334C224 306 290 264 350 200L366 272C304 336 238 376 160 392Z' +
  'M232 350L290 322L338 566L298 584Z' +
  'M196 506C252 530 318 518 372 474L364 540C352 580 336 602 318 604C264 586 222 544 196 506Z';
/** Thumb stall, palm, and the four finger stalls: one color, one silhouette. */
export const gloveHand =
  'M336 764C170 716 44 550 44 376C44 266 172 262 178 358C184 456 232 546 326 604L420 640Z' +
  'M318 602C348 576 358 520 362 470L700 500L718 642C698 700 676 762 608 762Q470 730 336 764C290 752 232 712 236 640Z' +
  'M559 610Q688 438 667 285C655 222 757 203 769 267Q800 470 716 650Z' +
  'M526 586Q585 347 564 180C554 110 667 94 676 164Q703 353 646 614Z' +
  'M449 578Q460 312 441 143C433 70 550 57 559 129Q580 308 571 582Z' +
  'M355 599Q361 337 327 192C310 123 420 96 437 164Q479 323 477 601Z';

export const gloveSilhouette = gloveWrist + gloveWeb + gloveHand;
