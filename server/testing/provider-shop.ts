import { afterAll, beforeEach } from 'vitest';
import type { Env } from '../platform/environment/env';
import { type TestShop, testShop } from './test-shop';

interface FakeProvider {
  settings: Partial<Record<keyof Env, string>>;
  clearTroubles: () => void;
  close: () => Promise<void>;
}

/** Starts a shop with its own fake provider. Injected failures end with each test. */
export async function providerShop<Fake extends FakeProvider>(
  start: () => Promise<Fake>,
  extra: Partial<Record<keyof Env, string>> = {},
): Promise<{ fake: Fake; shop: TestShop }> {
  const fake = await start();
  afterAll(() => fake.close());
  const shop = await testShop({ ...fake.settings, ...extra });
  beforeEach(() => {
    fake.clearTroubles();
  });
  return { fake, shop };
}
