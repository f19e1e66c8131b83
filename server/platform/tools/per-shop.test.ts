import { expect, it, vi } from 'vitest';
import { KeptValue } from './per-shop';

it('KeptValue loads once for all callers and then has the value', async () => {
  const load = vi.fn(async () => 7);
  const kept = new KeptValue<number>();
  expect(kept.now()).toBeUndefined();
  expect(await Promise.all([kept.read(load), kept.read(load)])).toEqual([7, 7]);
  expect(kept.now()).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('KeptValue does not cache a failure', async () => {
  const kept = new KeptValue<number>();
  await expect(kept.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(kept.now()).toBeUndefined();
  expect(await kept.read(async () => 7)).toBe(7);
});
