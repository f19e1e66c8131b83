import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests under way may still take, in ms. */
export const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 50;
/** Browsers open connections in advance; one that sends nothing for this long is closed, in ms. */
const SILENT_MS = 1_000;

/** Watches a server's connections. The returned function closes the server once requests under way are answered. */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    // Connections that are kept open become idle only after their last answer.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MS);
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, DRAIN_MS);
    await drained;
    clearInterval(idle);
    clearTimeout(silent);
    clearTimeout(late);
  };
}

/** How long a connection may stand still, in ms: longer than a proxy keeps an idle one (Caddy: 2 minutes). */
export const STILL_MS = 150_000;

/**
 * Hangs up on who neither sends nor reads for a while. Node bounds how long a request may take to come, but not how long its answer
 * takes to be read: a few readers who stop would hold files and memory for ever.
 */
export function limitSilence(server: Server, stillMs = STILL_MS): void {
  server.setTimeout(stillMs);
}

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Refuses every request to speak another protocol (`Connection: Upgrade`) and hangs up: the shop speaks none, and Node leaves
 * such a connection to whoever listens for it, open for ever.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    // The caller may hang up before the answer is sent.
    socket.on('error', () => socket.destroy());
    socket.end(REFUSED, () => socket.destroy());
  });
}
