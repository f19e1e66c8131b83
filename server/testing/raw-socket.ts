import { connect } from 'node:net';

interface RawConversation {
  /** Everything the server said, until it hung up or the time was over. */
  said: string;
  /** Whether the server ended the connection by itself. */
  isClosed: boolean;
}

interface RawRequest {
  /** The head line by line, without the last, empty one; a path goes out exactly as it is written. */
  head: string[];
  /** Sent behind the head; bytes that never come are the caller's matter. */
  body?: string;
  /** How long to listen, in ms. */
  waitMs?: number;
}

/** Speaks to a server over a bare socket, as programs do that follow no rules. */
export function rawSend(
  url: string,
  { head, body = '', waitMs = 60_000 }: RawRequest,
): Promise<RawConversation> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    let isClosed = false;
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ said, isClosed });
    };
    const timer = setTimeout(done, waitMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      said += chunk;
    });
    socket.on('end', () => {
      isClosed = true;
    });
    // A server that refuses may do so in the middle of what is sent.
    socket.on('error', () => {
      isClosed = true;
    });
    socket.on('close', done);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** The status of the first answer in what a server said; 0 when there is none. */
export function statusOf({ said }: RawConversation): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
}
