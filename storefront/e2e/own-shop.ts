import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { emptyShop, freshDataDir, startProgram } from '#server/testing/program';
import { OWNER } from './demo-shop';

interface Service {
  settings: Record<string, string>;
  close: () => Promise<void>;
}

interface OwnShop<Connected> {
  url: string;
  dataDir: string;
  service: Connected;
}

/** Tests on a demo shop of their own, connected to a service that's started for it. */
export const withOwnShop = <Connected extends Service>(
  startService: (shopUrl: string) => Promise<Connected>,
) =>
  test.extend<object, { shop: OwnShop<Connected> }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const dataDir = freshDataDir();
        const empty = await emptyShop(dataDir);
        const service = await startService(`http://127.0.0.1:${empty.PORT}`);
        const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
        const program = await startProgram({ ...empty, ...owner, ...service.settings, SEED: 'demo' });
        await use({ url: program.url, dataDir, service });
        await program.stop('SIGTERM');
        await service.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 200_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
  });
