import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems take ports above these for connections and for servers that don't name one. */
const FIRST = 20_000;
const COUNT = 7_000;
const TRIES = 50;

/**
 * Returns a free port and keeps it for this process. A port that the system chose could go to another program in the seconds until
 * a shop has started, and a test would then talk to someone else's shop.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if ((await reserve(port)) && (await isUnused(port))) return port;
  }
  throw new Error('no port is free');
}

/** Other processes that run tests reserve the same way, with a UDP socket, because the shop needs the TCP port itself. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').bind({ port, address: '127.0.0.1', exclusive: true });
  const isOurs = await succeeds(once(socket, 'listening'));
  if (isOurs) socket.unref();
  return isOurs;
}

async function isUnused(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isFree = await succeeds(once(server, 'listening'));
  if (isFree) await new Promise((resolve) => server.close(resolve));
  return isFree;
}

const succeeds = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  );
