import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 50;
/** Browsers open connections before they need them. */
const UNUSED_MS = 1_000;

/** Returns a function that closes the server once open requests are answered. */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, UNUSED_MS);
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, DRAIN_MS);
    await drained;
    clearInterval(idle);
    clearTimeout(silent);
    clearTimeout(late);
  };
}

/** It's longer than a proxy keeps an idle connection (Caddy: 2 minutes). */
export const STALL_MS = 150_000;

/** Closes stalled connections, because Node doesn't limit how long a client takes to read. */
export function limitStalls(server: Server, stillMs = STALL_MS): void {
  server.setTimeout(stillMs);
}

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Refuses protocol upgrades, which Node would leave open forever. */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(REFUSED, () => socket.destroy());
  });
}
