import { connect } from 'node:net';

interface RawConversation {
  /** Everything that was received until the connection closed or time ran out. */
  received: string;
  isClosed: boolean;
}

interface RawRequest {
  /** The lines of the head, sent as written. The empty line at the end is added. */
  head: string[];
  body?: string;
  waitMs?: number;
}

/** Talks to a server over a raw socket, without a client's checks. */
export function rawSend(
  url: string,
  { head, body = '', waitMs = 60_000 }: RawRequest,
): Promise<RawConversation> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    let isClosed = false;
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ received, isClosed });
    };
    const timer = setTimeout(done, waitMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('end', () => {
      isClosed = true;
    });
    socket.on('error', () => {
      isClosed = true;
    });
    socket.on('close', done);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Returns the first answer's status, or 0. */
export function statusOf({ received }: RawConversation): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}
