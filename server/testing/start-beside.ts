import { createServer } from 'node:http';
import { listen } from './listen';
import type { TestShop } from './test-shop';

/** Starts another server of the same shop in this process. They share no memory. */
export async function startBeside({ settings, dataDir }: TestShop) {
  const { openShop } = await import('../platform/process/open-shop');
  const { createApp } = await import('../platform/process/app');
  const { payload } = await openShop(settings, `${dataDir} beside`);
  const server = await listen(createServer(createApp({ payload, settings })));
  const close = async () => {
    await server.close();
    await payload.destroy();
  };
  return { url: server.url, payload, close };
}
