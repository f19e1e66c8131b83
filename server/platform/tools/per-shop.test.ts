import { expect, it, vi } from 'vitest';
import { CachedValue } from './per-shop';

it('CachedValue loads once for all callers and then has the value', async () => {
  const load = vi.fn(async () => 7);
  const cached = new CachedValue<number>();
  expect(cached.now()).toBeUndefined();
  expect(await Promise.all([cached.read(load), cached.read(load)])).toEqual([7, 7]);
  expect(cached.now()).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('CachedValue does not cache a failure', async () => {
  const cached = new CachedValue<number>();
  await expect(cached.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(cached.now()).toBeUndefined();
  expect(await cached.read(async () => 7)).toBe(7);
});
