import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { gate } from '../../testing/gate';
import { listen } from '../../testing/listen';
import { drainable, limitStalls } from './connections';

it("drainable answers open requests and doesn't wait for unused connections", async () => {
  const slow = gate();
  const arrived = gate();
  // This is longer than the test, so the server doesn't close any connections itself.
  const server = createServer({ keepAliveTimeout: 3_600_000 }, async (req, res) => {
    if (req.url === '/slow') {
      arrived.open();
      await slow.opened;
    }
    res.end('answered');
  });
  const drain = drainable(server);
  const { port } = await listen(server);
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  const ahead = connect(port, '127.0.0.1');
  ahead.on('error', () => undefined);
  await new Promise((resolve) => ahead.once('connect', resolve));
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived.opened;
  const drained = drain();
  slow.open();
  await drained;
  expect(await (await answer).text()).toBe('answered');
});

it('limitStalls closes the connection of a client that stops reading', async () => {
  const server = createServer((_req, res) => res.end(Buffer.alloc(50_000_000)));
  limitStalls(server, 200);
  const { port } = await listen(server);
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const hungUp = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  await hungUp;
  client.destroy();
  server.closeAllConnections();
});
