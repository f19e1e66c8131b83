import { createServer } from 'node:http';
import { z } from 'zod';

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

interface ErrorReceiver {
  dsn: string;
  /** Everything received, including headers. */
  raw: string[];
  events: z.infer<typeof event>[];
  /** Responds with this from now on, or not at all. */
  answer: (next: { status: number; headers?: Record<string, string> } | 'silence') => void;
  close: () => Promise<void>;
}

/** Starts a server that accepts errors like Sentry does. */
export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const raw: string[] = [];
  const events: ErrorReceiver['events'] = [];
  let next: Parameters<ErrorReceiver['answer']>[0] = { status: 200 };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    raw.push([req.url, JSON.stringify(req.headers), body].join('\n'));
    const [head = '', item = '', content = ''] = body.split('\n');
    const { length } = z.object({ type: z.literal('event'), length: z.int() }).parse(JSON.parse(item));
    const { event_id } = z.object({ event_id: z.string().regex(/^[0-9a-f]{32}$/) }).parse(JSON.parse(head));
    const parsed = event.parse(JSON.parse(content));
    if (length === Buffer.byteLength(content) && parsed.event_id === event_id) events.push(parsed);
    if (next !== 'silence') res.writeHead(next.status, next.headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    raw,
    events,
    answer: (wanted) => {
      next = wanted;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
