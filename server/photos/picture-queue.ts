import PQueue from 'p-queue';
import { ShopError } from '#server/errors/shop-error';

/** Pictures that are worked on at once: each may need a few hundred megabytes, and a core. */
export const AT_ONCE = 2;
/** How many more may wait; further callers are asked to try again. */
export const WAITING_MAX = 50;

/** One for the whole process, however many shops are in it: what it guards is the machine's memory. */
const queue = new PQueue({ concurrency: AT_ONCE });

/** Does work on a picture when its turn comes. Throws a PHOTOS_BUSY ShopError when too many wait already. */
export async function inTurn<Result>(work: () => Promise<Result>, waitingMax = WAITING_MAX): Promise<Result> {
  if (queue.pending >= AT_ONCE && queue.size >= waitingMax) throw new ShopError('PHOTOS_BUSY');
  return queue.add(work);
}
