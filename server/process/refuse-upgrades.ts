import type { Server } from 'node:http';

const REFUSED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Refuses every request to speak another protocol (`Connection: Upgrade`) and hangs up: the shop speaks none, and Node leaves
 * such a connection to whoever listens for it, open for ever.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    // Who hangs up first has its answer.
    socket.on('error', () => socket.destroy());
    socket.end(REFUSED, () => socket.destroy());
  });
}
