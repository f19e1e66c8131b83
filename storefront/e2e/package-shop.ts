import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { type FakeEasypost, startFakeEasypost } from '#server/testing/fake-easypost';
import { freePort, freshDataDir, startProgram } from '#server/testing/program';
import { OWNER } from './demo-shop';

/** Runs tests on a demo shop of their own, with a fake EasyPost. */
export const test = base.extend<object, { shop: { url: string; fake: FakeEasypost } }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const dataDir = freshDataDir();
      const fake = await startFakeEasypost();
      const settings = { ...fake.settings, ADMIN_PASSWORD: OWNER.password, SEED: 'demo' };
      const shop = await startProgram({ ...settings, DATA_DIR: dataDir, PORT: String(await freePort()) });
      await use({ url: shop.url, fake });
      await shop.stop('SIGTERM');
      await fake.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
