const running = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after the other in this process. */
export async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
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
