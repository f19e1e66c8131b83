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
  // What the one before came to is its own caller's matter.
  const mine = before.then(work, work);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
