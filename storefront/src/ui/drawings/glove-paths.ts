// The one glove of the shop, palm side, left hand, on an 800 x 800 ground. Every drawing that shows a
// fielder's glove is laid from these shapes, so that they all come from the same pattern.

/** The wrist strap below the heel. */
export const gloveWrist = 'M676 676C676 768 606 804 462 806C330 808 288 780 280 724Z';
/** The leather seen through the open web. */
export const gloveHollow = 'M110 320Q250 262 380 166L384 600L290 600Z';
/** The strap that closes the web at the top. */
export const gloveWebStrap = 'M150 308Q256 262 352 194';
/** The rolled edge of the heel. */
export const gloveHeelRoll = 'M606 760Q456 739 336 763';
/** Stitch line along the wrist strap. */
export const gloveBackStitch = 'M296 746C316 778 370 789 460 788C570 788 634 774 656 728';
/** The leather bar in the middle of the web. */
export const gloveWebBar = 'M217 287L273 251L352 565L342 569Z';
/** Stitch line of the web bar. */
export const gloveWebBarStitch = 'M321 510L231 292L267 270L332 505';
/** Four finger stalls, the thumb stall and the palm: one color, one silhouette. */
export const gloveHand =
  'M354 544Q343 364 340 183A52 52 0 0 1 444 181Q451 358 466 536Z' +
  'M421 537Q434 342 447 147A53 53 0 0 1 553 153Q544 348 535 543Z' +
  'M488 539Q528 358 555 175A51 51 0 0 1 657 189Q634 376 600 561Z' +
  'M541 579Q604 423 642 259A49 49 0 0 1 738 277Q713 452 659 621Z' +
  'M278 723Q90 586 58 356A55 55 0 0 1 166 336Q205 506 366 577Z' +
  'M358 420L640 420L692 505C678 566 688 640 682 688C676 736 646 760 600 762Q456 740 340 764C318 765 296 738 250 702L300 600Q346 560 360 470Z';
/** The outline of everything, for shadows and clips. */
export const gloveSilhouette = gloveWrist + gloveHollow + gloveHand;
/** The side away from the lamp: right edges of the stalls and of the heel. */
export const gloveShade =
  'M457 415Q449 298 444 181A52 52 0 0 0 410 133Q424 253 426 310T457 415Z' +
  'M541 411Q547 282 553 153A53 53 0 0 0 522 102Q526 230 522 292T541 411Z' +
  'M622 435Q642 312 657 189A51 51 0 0 0 631 138Q625 260 615 320T622 435Z' +
  'M731 326Q715 416 692 505C678 566 688 640 682 688C676 736 646 760 600 762L560 757C620 744 640 720 648 676C662 590 700 470 731 326Z';
/** The gaps between the finger stalls. */
export const gloveSlits = 'M446 164Q444 257 444 350M554 164Q545 259 534 353M647 234Q633 317 614 398';
/** The pocket, a hollow that lies in the shade of the web. */
export const glovePocket =
  'M612 476C560 424 414 420 368 492C340 556 414 650 446 744L488 743C470 664 412 606 430 548C446 496 540 474 612 476Z';
/** Stitch lines of the stalls and of the two heel pads. */
export const gloveStitch =
  'M359 399Q354 291 352 183A40 40 0 0 1 432 181Q436 288 443 395' +
  'M443 382Q451 265 459 148A41 41 0 0 1 541 152Q536 269 530 386' +
  'M530 396Q551 287 567 177A39 39 0 0 1 645 187Q631 299 614 411' +
  'M599 456Q631 360 654 261A37 37 0 0 1 726 275Q711 379 686 482' +
  'M241 679Q94 548 70 353A43 43 0 0 1 154 339Q190 489 324 568' +
  'M306 604C366 624 414 680 426 742M632 556C614 640 522 680 504 742';
/** Every hole a lace goes through, as round-capped dots of no length. */
export const gloveEyelets =
  'M361 233h0M363 298h0M366 363h0M368 424h0M147 351h0M164 403h0M184 447h0M209 487h0' +
  'M263 275h0M280 331h0M297 389h0M313 444h0M237 292h0M257 345h0M279 400h0M299 452h0' +
  'M420 231h0M468 236h0M522 239h0M574 223h0M619 275h0M665 269h0M318 742h0M352 738h0' +
  'M386 735h0M420 733h0M516 733h0M550 735h0M584 738h0M618 742h0';
