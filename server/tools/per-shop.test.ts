import { expect, it, vi } from 'vitest';
import { KeptValue } from './per-shop';

it('what is loaded when somebody waits for it is loaded once, however many wait', async () => {
  const found = vi.fn(() => 7);
  // As a query of Drizzle's, which runs each time that it is waited for.
  const query = (): Promise<number> => {
    const run = async () => found();
    return Object.assign(Promise.resolve(0), {
      // biome-ignore lint/suspicious/noThenProperty: this is what such a query is
      then: (...then: Parameters<Promise<number>['then']>) => run().then(...then),
      catch: (...failed: Parameters<Promise<number>['catch']>) => run().catch(...failed),
    });
  };
  const kept = new KeptValue<number>();
  expect(await Promise.all([kept.read(query), kept.read(query)])).toEqual([7, 7]);
  expect(await kept.read(query)).toBe(7);
  expect(kept.now()).toBe(7);
  expect(found).toHaveBeenCalledTimes(1);
});

it('a failure is not kept', async () => {
  const kept = new KeptValue<number>();
  await expect(kept.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(kept.now()).toBeUndefined();
  expect(await kept.read(async () => 7)).toBe(7);
});
