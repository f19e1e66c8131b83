// Strands of the glove's lacing, in the order a hand would pull them; coordinates are those of glove-paths.

/** Between the finger tips, from the little finger to the index. */
export const fingerLaces = ['M665 269L619 275', 'M574 223L522 239', 'M468 236L420 231'] as const;

/** The web column on the index side: down, and crossing back up. */
export const webLaces = ['M361 233L280 331L366 363L313 444', 'M368 424L297 389L363 298L263 275'] as const;

/** The web column on the thumb side. */
export const thumbWebLaces = [
  'M147 351L257 345L184 447L299 452',
  'M209 487L279 400L164 403L237 292',
] as const;

/** Along the heel. */
export const heelLaces = [
  'M318 742L352 738',
  'M386 735L420 733',
  'M516 733L550 735',
  'M584 738L618 742',
] as const;

/** The two ends that hang from the little finger's knot. */
export const laceTail = ['M700 300C726 314 748 340 744 384', 'M700 300C716 322 722 344 716 372'] as const;

/** The free end of the new lace, on its way to the thumb. */
export const laceInHand = 'M237 292C196 226 286 178 250 118C222 72 132 66 104 150';

/** The needle at the end of it. */
export const needle = 'M96 146Q106 138 114 150Q108 206 92 256Q90 204 96 146Z';

/** Worn strands: what is left on the thumb side, and one end that has come out altogether. */
export const wornLaces = [
  'M164 403L200 348',
  'M147 351L257 345',
  'M184 447L224 449',
  'M279 400L209 487',
  'M112 388C70 396 40 430 52 500',
] as const;

/** Where those strands tore: rawhide splits into three. */
export const frayedEnds =
  'M200 348q11-17 7-30M200 348q17-12 31-21M200 348q20-4 30 3' +
  'M224 449q20-5 26-16M224 449q20 4 37 6M224 449q17 11 19 24' +
  'M52 500q10 18 22 21M52 500q2 20 3 37M52 500q-7 19-18 25';
