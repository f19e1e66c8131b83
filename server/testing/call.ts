import { z } from 'zod';
import { expectListed } from './listed-failure';

const json = z.record(z.string(), z.unknown());

export interface Answer {
  status: number;
  headers: Headers;
  body: z.infer<typeof json>;
}

/** Shorter than a test may take, so a failure names the call. */
const WAIT_MS = 240_000;

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the shop with JSON, and checks that any failure is documented. */
export async function call(url: string, { method, body, headers = {} }: Call = {}): Promise<Answer> {
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const response = await fetch(url, {
    method: verb,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const { status } = response;
  const answer = json.parse(await response.json());
  expectListed({ method: verb, url, status, body: answer });
  return { status, headers: response.headers, body: answer };
}

/** Reads a public list. */
export async function readList(url: string): Promise<unknown[]> {
  return z.array(z.unknown()).parse(await (await fetch(url)).json());
}
