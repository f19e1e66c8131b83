import { ShopError } from '#server/errors/shop-error';

/** Pictures that are worked on at once: each may need a few hundred megabytes, and a core. */
export const AT_ONCE = 2;
/** So many more may wait; whoever comes then is asked to try again. */
export const WAITING_MAX = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Does work on a picture when its turn comes. Throws a PHOTOS_BUSY ShopError when too many wait already. */
export async function inTurn<Result>(work: () => Promise<Result>, waitingMax = WAITING_MAX): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= waitingMax) throw new ShopError('PHOTOS_BUSY');
    // Whoever is done hands its place on, so that nobody overtakes.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
