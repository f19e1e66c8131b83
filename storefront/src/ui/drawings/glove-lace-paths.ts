export const fingerLaces = ['M690 306L642 296', 'M584 250L536 254', 'M466 266L418 270'] as const;

/** The web's index side, from the bottom up: rungs at its bars and a crossing beside the stem. */
export const webLaces = [
  'M376 554L318 566',
  'M384 508L330 528',
  'M320 468L384 368',
  'M386 452L300 374',
  'M380 306L318 322',
  'M374 246L314 276',
] as const;

/** The web's thumb side, from the top down. */
export const thumbWebLaces = [
  'M150 350L208 344',
  'M158 404L214 370',
  'M178 484L250 388',
  'M164 428L274 474',
  'M198 534L256 542',
  'M238 576L290 572',
] as const;

export const heelLaces = [
  'M334 742L364 735',
  'M388 730L420 726',
  'M522 726L554 729',
  'M578 733L610 740',
] as const;

export const laceTail = ['M734 330C760 344 776 372 768 416', 'M734 330C748 352 752 378 740 406'] as const;

export const laceInHand = 'M314 276C262 226 330 160 276 112C226 68 148 100 132 176';

export const needle = 'M123 172Q133 164 141 176Q135 232 119 282Q117 230 123 172Z';

/** Worn strands, lower and upper: what's left on the thumb side, and one loose end. */
export const wornLaces = [
  'M150 350L208 344M158 404L192 384M178 484L250 388M238 576L290 572M198 534C150 540 112 580 126 650',
  'M164 428L208 446',
] as const;

/** Where those strands tore: rawhide splits into three. */
export const frayedEnds =
  'M192 384q16-6 20-20M192 384q18-9 34-8M192 384q14 0 26 10' +
  'M208 446q18 0 26-12M208 446q20 6 36 12M208 446q8 16 8 30' +
  'M126 650q12 16 26 18M126 650q4 20 6 37M126 650q-7 18-20 24';
