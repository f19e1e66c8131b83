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

/** A value that is loaded once for all who read it within a few seconds; a failure is not kept. */
export class KeptValue<Value> {
  #kept: { value: Promise<Value>; loadedAt: number } | null = null;

  /** The kept value, read by `load` when there is none or it has aged. */
  read(load: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    if (this.#kept && now - this.#kept.loadedAt < FRESH_MS) return this.#kept.value;
    const entry = { value: load(), loadedAt: now };
    this.#kept = entry;
    entry.value.catch(() => {
      if (this.#kept === entry) this.#kept = null;
    });
    return entry.value;
  }

  /** The next read loads it again. */
  forget(): void {
    this.#kept = null;
  }
}
