import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export interface Call {
  url: string;
  headers?: Record<string, string>;
  body?: string;
  status: number;
}

/** Sends `count` requests over a few keep-alive connections and checks each status. Returns each duration in ms. */
export async function sendLoad({ count, ...call }: Call & { count: number }): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        times.push(await send(call));
      }
    }),
  );
  return times;
}

/** Sends one request. Returns its duration in ms. */
export function send({ url, headers, body, status }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const started = performance.now();
    const outgoing = request(url, { agent, method, headers }, (res) => {
      res.resume();
      res.on('end', () =>
        res.statusCode === status
          ? resolve(performance.now() - started)
          : reject(new Error(`${url} answered ${res.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
