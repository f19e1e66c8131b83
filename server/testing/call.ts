import { z } from 'zod';

const json = z.record(z.string(), z.unknown());

export interface Answer {
  status: number;
  headers: Headers;
  body: z.infer<typeof json>;
}

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the shop as a program would: JSON in, JSON out. */
export async function call(url: string, { method, body, headers = {} }: Call = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: json.parse(await response.json()) };
}

/** Reads one of the shop's public lists. */
export async function readList(url: string): Promise<unknown[]> {
  return z.array(z.unknown()).parse(await (await fetch(url)).json());
}
