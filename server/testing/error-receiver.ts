import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from './listen';

const event = z.looseObject({
  release: z.string(),
  transaction: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  exception: z.object({
    values: z.array(
      z.object({
        type: z.string(),
        value: z.string(),
        stacktrace: z.object({
          frames: z.array(z.looseObject({ filename: z.string(), in_app: z.boolean() })),
        }),
      }),
    ),
  }),
});

type Answer = { status: number; headers?: Record<string, string> } | 'silence';

/** Starts a server that accepts errors like Sentry does. */
export async function startErrorReceiver() {
  const raw: string[] = [];
  const events: z.infer<typeof event>[] = [];
  let next: Answer = { status: 200 };
  const server = createServer(async (req, res) => {
    const body = await textOf(req);
    raw.push([req.url, JSON.stringify(req.headers), body].join('\n'));
    const [head = '', item = '', content = ''] = body.split('\n');
    const { length } = z.object({ type: z.literal('event'), length: z.int() }).parse(JSON.parse(item));
    const { event_id } = z.object({ event_id: z.string().regex(/^[0-9a-f]{32}$/) }).parse(JSON.parse(head));
    const parsed = event.parse(JSON.parse(content));
    if (length === Buffer.byteLength(content) && parsed.event_id === event_id) events.push(parsed);
    if (next !== 'silence') res.writeHead(next.status, next.headers).end('{}');
  });
  const { port, close } = await listen(server);
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    /** Everything received, including headers. */
    raw,
    events,
    /** Responds with this from now on, or not at all. */
    answer: (wanted: Answer) => {
      next = wanted;
    },
    close,
  };
}
