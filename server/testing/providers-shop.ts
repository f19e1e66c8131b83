import { afterAll } from 'vitest';
import type { Env } from '../platform/environment/env';
import { startFakeEasypost } from './fake-easypost';
import { startFakeTwilio } from './fake-twilio';
import { testShop } from './test-shop';

/** Starts a shop with its own fake EasyPost and Twilio. */
export async function providersShop(extra: Partial<Record<keyof Env, string>> = {}) {
  const [easypost, twilio] = [await startFakeEasypost(), await startFakeTwilio()];
  afterAll(async () => {
    await easypost.close();
    await twilio.close();
  });
  return testShop({ ...easypost.settings, ...twilio.settings, ...extra });
}
