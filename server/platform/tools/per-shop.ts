/** Creates state once per owner (a shop's Payload or photo store), so several shops in a process don't mix. */
export function perShop<Owner extends object, State>(make: (owner: Owner) => State): (owner: Owner) => State {
  const states = new WeakMap<Owner, { state: State }>();
  return (owner) => {
    const entry = states.get(owner) ?? { state: make(owner) };
    states.set(owner, entry);
    return entry.state;
  };
}

/** How long a value is cached, in ms. Another server may have changed the database. */
const FRESH_MS = 3000;

interface CacheEntry<Value> {
  value: Promise<Value>;
  loadedAt: number;
  loaded?: { value: Value };
}

/** Caches a value for a few seconds. Failures aren't cached. */
export class CachedValue<Value> {
  #kept: CacheEntry<Value> | null = null;

  read(load: () => Promise<Value>): Promise<Value> {
    const fresh = this.#fresh();
    if (fresh) return fresh.value;
    // Drizzle's queries run again each time they're awaited.
    const entry: CacheEntry<Value> = { value: (async () => load())(), loadedAt: performance.now() };
    this.#kept = entry;
    entry.value.then(
      (value) => {
        entry.loaded = { value };
      },
      () => {
        if (this.#kept === entry) this.#kept = null;
      },
    );
    return entry.value;
  }

  now(): Value | undefined {
    return this.#fresh()?.loaded?.value;
  }

  #fresh(): CacheEntry<Value> | null {
    return this.#kept && performance.now() - this.#kept.loadedAt < FRESH_MS ? this.#kept : null;
  }

  forget(): void {
    this.#kept = null;
  }
}

/** Pauses between steps of background work, so a visitor waits for at most one step. */
export async function yieldToVisitors(shop: object): Promise<void> {
  await oneAtATime(shop, 'turn', () => new Promise<void>((resolve) => setImmediate(resolve)));
}

const runningOf = perShop(() => new Map<string, Promise<unknown>>());

/** Runs work with the same key one after another in this process. */
export async function oneAtATime<Result>(
  shop: object,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = runningOf(shop);
  const before = running.get(key) ?? Promise.resolve();
  // If it fails, only its own caller gets the error.
  const own = before.then(work, work);
  running.set(key, own);
  try {
    return await own;
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}

const CONCURRENCY = 5;

/** Works through a list, a few items at a time. */
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
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
