import { oneAtATime } from './concurrency';

/**
 * Waits until everything that came in meanwhile had its turn. Background work asks for it between its steps: of all that is under
 * way for a shop, one step is done at a time, so that a visitor waits for one at most.
 */
export async function turn(shop: object): Promise<void> {
  await oneAtATime(shop, 'turn', () => new Promise<void>((resolve) => setImmediate(resolve)));
}
