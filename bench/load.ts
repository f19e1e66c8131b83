import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

interface Load {
  url: string;
  count: number;
  headers?: Record<string, string>;
  body?: string;
  /** What every answer must be. */
  status: number;
}

/** Sends `count` requests over a few kept connections and checks each answer's status. */
export async function sendLoad({ count, ...call }: Load): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        await send(call);
      }
    }),
  );
}

function send({ url, headers, body, status }: Omit<Load, 'count'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const outgoing = request(url, { agent, method, headers }, (res) => {
      res.resume();
      res.on('end', () =>
        res.statusCode === status ? resolve() : reject(new Error(`${url} answered ${res.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
