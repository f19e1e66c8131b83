import { afterAll } from 'vitest';
import { startFakeEasypost } from './fake-easypost';
import { startFakeTwilio } from './fake-twilio';
import { testShop } from './test-shop';

/** Starts a shop with its own fake EasyPost and Twilio. */
export async function providersShop() {
  const [easypost, twilio] = [await startFakeEasypost(), await startFakeTwilio()];
  afterAll(async () => {
    await easypost.close();
    await twilio.close();
  });
  return testShop({ ...easypost.settings, ...twilio.settings });
}
