// A hank of lace that hangs from (0, 0): two loops, and the turn of lace that binds them.

/** The outer loop, longest. */
export const hankOuter = 'M0 0C-24 40-24 96 0 108C24 96 24 40 0 0';

/** The inner loop. */
export const hankInner = 'M0 0C-11 36-12 78 0 86C12 78 11 36 0 0';

/** The binding round the loops. */
export const hankBinding = 'M-16 40H16M-17 48H17';

/** The loose end below. */
export const hankEnd = 'M8 102C16 112 10 122 18 132';
