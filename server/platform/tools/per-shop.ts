/**
 * State that belongs to one shop and goes with it: made once for each owner, which is the shop's Payload or its photo store. A
 * process may hold several shops, and none of them finds what another one keeps.
 */
export function perShop<Owner extends object, State>(make: (owner: Owner) => State): (owner: Owner) => State {
  const states = new WeakMap<Owner, { state: State }>();
  return (owner) => {
    const kept = states.get(owner) ?? { state: make(owner) };
    states.set(owner, kept);
    return kept.state;
  };
}

/** After this many ms a kept value is read again: another server may have changed the database meanwhile. */
const FRESH_MS = 3000;

interface Kept<Value> {
  value: Promise<Value>;
  loadedAt: number;
  /** Once it is there. */
  loaded?: { value: Value };
}

/** A value that is loaded once for all who read it within a few seconds; a failure is not kept. */
export class KeptValue<Value> {
  #kept: Kept<Value> | null = null;

  /** The kept value, read by `load` when there is none or it has aged. */
  read(load: () => Promise<Value>): Promise<Value> {
    const fresh = this.#fresh();
    if (fresh) return fresh.value;
    // A query may run anew each time that it is waited for, as Drizzle's do: what is kept is one answer.
    const entry: Kept<Value> = { value: (async () => load())(), loadedAt: Date.now() };
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

  /** The kept value, if it is there at this moment. */
  now(): Value | undefined {
    return this.#fresh()?.loaded?.value;
  }

  #fresh(): Kept<Value> | null {
    return this.#kept && Date.now() - this.#kept.loadedAt < FRESH_MS ? this.#kept : null;
  }

  /** The next read loads it again. */
  forget(): void {
    this.#kept = null;
  }
}

/**
 * Waits until everything that came in meanwhile had its turn. Background work asks for it between its steps: of all that is under
 * way for a shop, one step is done at a time, so that a visitor waits for one at most.
 */
export async function turn(shop: object): Promise<void> {
  await oneAtATime(shop, 'turn', () => new Promise<void>((resolve) => setImmediate(resolve)));
}

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
