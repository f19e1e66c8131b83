import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { drainable } from './drain';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return z.object({ port: z.number() }).parse(server.address()).port;
}

it('answers what is under way, and waits for no connection that was opened ahead and says nothing', async () => {
  // Longer than the test: what ends the connections is not the server's own patience.
  const server = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => {
    setTimeout(() => res.end('answered'), 300);
  });
  const drain = drainable(server);
  const port = await listening(server);
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  const ahead = connect(port, '127.0.0.1');
  ahead.on('error', () => undefined);
  await new Promise((resolve) => ahead.once('connect', resolve));
  const answer = fetch(`http://127.0.0.1:${port}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const asked = Date.now();
  await drain();
  expect(Date.now() - asked).toBeLessThan(5_000);
  expect(await (await answer).text()).toBe('answered');
});
