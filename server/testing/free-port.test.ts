import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port';

it('never gives a port twice while the process runs, nor one that the system gives to others', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort));
  expect(new Set(ports).size).toBe(400);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('leaves the port to the program that needs it', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await new Promise<void>((resolve) => server.once('listening', resolve));
  await new Promise((resolve) => server.close(resolve));
});
