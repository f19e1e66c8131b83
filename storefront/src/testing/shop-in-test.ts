import { beforeEach, vi } from 'vitest';
import { TOTAL_HEADER } from '#domain/wire/headers';

type Reply = (init: RequestInit | undefined, path: string) => Response | Promise<Response>;

interface Call {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

const replies = new Map<string, Reply>();
const requests: (Call & { call: string })[] = [];

async function fetchFromShop(path: string, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? 'GET'} ${path.split('?')[0]}`;
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  requests.push({ call, path, body, headers: new Headers(init?.headers) });
  const reply = replies.get(call);
  if (!reply) throw new TypeError(`no reply for ${call}`);
  return Promise.race([reply(init, path), abortOf(init?.signal)]);
}

function abortOf(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );
}

/** Mocks `fetch` with a shop. `stock` sets its answers before each test of a file. */
export function startShop(stock: () => void = () => undefined): void {
  beforeEach(() => {
    replies.clear();
    requests.length = 0;
    vi.stubGlobal('fetch', fetchFromShop);
    stock();
  });
}

/** Answers a call with a function. Calls are named by method and path without the query: 'PATCH /api/services/…'. */
export const answerBy = (call: string, reply: Reply): void => void replies.set(call, reply);

/** Answers a call with a body. A list also gets its total count. */
export function answer(call: string, body: unknown, status = 200): void {
  const headers = Array.isArray(body) ? { [TOTAL_HEADER]: String(body.length) } : undefined;
  answerBy(call, () => Response.json(body, { status, headers }));
}

/** Refuses a call with this status and message. */
export const refuse = (call: string, status: number, message: string, code?: string): void =>
  answer(call, { message, code }, status);

/** Fails a call as if the network were down. */
export const failNetwork = (call: string): void =>
  answerBy(call, () => Promise.reject(new TypeError('the network is away')));

/** Keeps a call waiting. Each request adds a function to the returned list, and the test answers by calling it. */
export function hold(call: string): ((response: Response) => void)[] {
  const waiting: ((response: Response) => void)[] = [];
  answerBy(call, () => new Promise((resolve) => waiting.push(resolve)));
  return waiting;
}

/** Returns the answer that a call has now, to restore it later with `answerBy`. */
export const replyTo = (call: string): Reply => {
  const reply = replies.get(call);
  if (!reply) throw new Error(`no reply for ${call}`);
  return reply;
};

/** Returns the calls made so far, in order. */
export const calls = (): readonly (Call & { call: string })[] => requests;

const requestsTo = (call: string) => requests.filter((one) => one.call === call);

/** Returns the bodies sent with a call. */
export const sentTo = (call: string) => requestsTo(call).map(({ body }) => body);

/** Returns the URLs, with queries, of a call. */
export const urlsOf = (call: string) => requestsTo(call).map(({ path }) => path);

/** Returns the headers sent with a call. */
export const headersOf = (call: string) => requestsTo(call).map(({ headers }) => headers);

export const idempotencyKeysOf = (call: string) =>
  headersOf(call).map((headers) => headers.get('Idempotency-Key'));
