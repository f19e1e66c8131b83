import { perShop } from '#server/tools/per-shop';

const runningOf = perShop(() => new Map<string, Promise<unknown>>());

/** Runs a shop's work of the same key one after the other in this process; `shop` is its Payload or its photo store. */
export async function oneAtATime<Result>(
  shop: object,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = runningOf(shop);
  const before = running.get(key) ?? Promise.resolve();
  // A failure of the work before goes to its own caller.
  const mine = before.then(work, work);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}

/** How much of one list is under way at the same time. */
const A_FEW = 5;

/** Works through a list, a few at a time, until it is done or `isOver`. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isOver = () => false,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: A_FEW }, worker));
}
