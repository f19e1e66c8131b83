import { createServer } from 'node:http';
import { z } from 'zod';
import type { TestShop } from './test-shop';

/** Starts another server of the same shop in this process. They share no memory. */
export async function startBeside({ settings, dataDir }: TestShop) {
  const { openShop } = await import('../platform/process/open-shop');
  const { createApp } = await import('../platform/process/app');
  const { payload } = await openShop(settings, `${dataDir} beside`);
  const server = createServer(createApp({ payload, settings }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await payload.destroy();
  };
  return { url: `http://127.0.0.1:${port}`, payload, close };
}
