import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port';

/** `cut` refuses connections, `stalled` accepts them without data, and `half` stops in the middle of answers. */
type Trouble = 'cut' | 'stalled' | 'half' | 'no-writes';

/** How many bytes of an answer get through in `half`: its head and the start of its body. */
const HALF = 1_000;
const WRITES = /^(PUT|POST|DELETE) /;

/** Opens a proxy to a local HTTP server that a test can disturb and restore at the same address. */
export async function startFlakyProxy(serverPort: number) {
  let trouble: Trouble | undefined;
  const open = new Set<Socket>();
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((caller) => {
    const called = connect(serverPort, '127.0.0.1');
    for (const socket of [caller, called]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        caller.destroy();
        called.destroy();
      });
      socket.on('error', () => undefined);
    }
    let answered = 0;
    caller.on('data', (chunk) => {
      if (trouble === 'stalled') return;
      if (trouble === 'no-writes' && WRITES.test(chunk.toString('latin1'))) caller.destroy();
      else called.write(chunk);
    });
    called.on('data', (chunk) => {
      const left = trouble === 'half' ? Math.max(0, HALF - answered) : chunk.length;
      answered += chunk.length;
      caller.write(chunk.subarray(0, left));
    });
  });
  const port = await freePort();
  await listen(server, port);
  return {
    port,
    disturb: async (next: Trouble) => {
      trouble = next;
      if (next === 'cut') server.close();
      drop();
    },
    restore: async () => {
      trouble = undefined;
      drop();
      if (!server.listening) await listen(server, port);
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      drop();
      await closed;
    },
  };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
