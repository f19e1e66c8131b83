import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { z } from 'zod';
import { STALL_MS } from '../platform/process/connections';

const address = z.object({ port: z.number() });

export interface Listening {
  port: number;
  url: string;
  /** Stops the server. An HTTP server also closes its open connections. */
  close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(server: Server): Promise<Listening> {
  // Node's default of five seconds would close a connection just as a busy test uses it again.
  if (server instanceof HttpServer) server.keepAliveTimeout = Math.max(server.keepAliveTimeout, STALL_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = address.parse(server.address());
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      if (server instanceof HttpServer) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
