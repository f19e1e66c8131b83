import { beforeEach, vi } from 'vitest';
import { TOTAL_HEADER } from '#domain/wire/headers';

type Reply = (init: RequestInit | undefined, path: string) => Response | Promise<Response>;

interface Call {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

const replies = new Map<string, Reply>();
const made: (Call & { call: string })[] = [];

async function fetchFromShop(path: string, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? 'GET'} ${path.split('?')[0]}`;
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  made.push({ call, path, body, headers: new Headers(init?.headers) });
  const reply = replies.get(call);
  if (!reply) throw new TypeError(`no reply for ${call}`);
  return Promise.race([reply(init, path), abortOf(init?.signal)]);
}

/** Rejects when the call is aborted, as the browser's own `fetch` does. */
function abortOf(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );
}

/** A shop that answers by `fetch`, with the answers of `stock` before each test of a file. */
export function startShop(stock: () => void = () => undefined): void {
  beforeEach(() => {
    replies.clear();
    made.length = 0;
    vi.stubGlobal('fetch', fetchFromShop);
    stock();
  });
}

/** Lets a function answer a call, named by method and path without its query: 'PATCH /api/services/…'. */
export const answerBy = (call: string, reply: Reply): void => void replies.set(call, reply);

/** Answers a call with a body; a list says how many there are. */
export function answer(call: string, body: unknown, status = 200): void {
  const headers = Array.isArray(body) ? { [TOTAL_HEADER]: String(body.length) } : undefined;
  answerBy(call, () => Response.json(body, { status, headers }));
}

/** Refuses a call by a code, whatever the words are. */
export const refuse = (call: string, status: number, message: string, code?: string): void =>
  answer(call, { message, code }, status);

/** The network is away whenever the call is made. */
export const cutOff = (call: string): void =>
  answerBy(call, () => Promise.reject(new TypeError('the network is away')));

/** Keeps a call waiting. Each time it is made, what answers it is added to the list, which the test calls with the answer. */
export function hold(call: string): ((response: Response) => void)[] {
  const waiting: ((response: Response) => void)[] = [];
  answerBy(call, () => new Promise((resolve) => waiting.push(resolve)));
  return waiting;
}

/** What answers a call now, to be put back with `answerBy`. */
export const replyTo = (call: string): Reply => {
  const reply = replies.get(call);
  if (!reply) throw new Error(`no reply for ${call}`);
  return reply;
};

/** The calls made so far, in order. */
export const calls = (): readonly (Call & { call: string })[] => made;

const madeTo = (call: string) => made.filter((one) => one.call === call);

/** The bodies sent with a call. */
export const sentTo = (call: string) => madeTo(call).map(({ body }) => body);

/** The addresses, with their queries, that a call went to. */
export const askedFor = (call: string) => madeTo(call).map(({ path }) => path);

/** The headers sent with a call. */
export const headersOf = (call: string) => madeTo(call).map(({ headers }) => headers);
