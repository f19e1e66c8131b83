import { expect } from 'vitest';
import { z } from 'zod';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { failureAnswer } from '#domain/api-calls/failures';
import { expectListed } from './listed-failure';
import { SECRET_FIELD } from './secrets';

interface Step {
  /** What ':id', ':token' or ':name' in the path stands for. */
  param?: string;
  /** The same for what stands second, such as ':extraId'. */
  part?: string;
  query?: string;
  body?: unknown;
  /** A body that is no JSON, with its type. */
  raw?: { type: string; bytes: Uint8Array<ArrayBuffer> | string };
  cookie?: string;
  /** Status of the answer; the documented one of success unless told otherwise. */
  status?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON of the answer, checked against the call's own schema; null when it is none. */
  json: unknown;
}

/** Walks the documented calls as a program on the other side of the network would, and remembers every answer. */
export class Walker {
  readonly #made = new Set<string>();
  readonly #answers: { call: string; text: string }[] = [];

  constructor(readonly url: string) {}

  /** Makes one documented call; its answer must have the status and the fields of the documentation and no others. */
  async make(
    name: string,
    { param = '', part = '', query = '', body, raw, cookie, status }: Step = {},
  ): Promise<Answer> {
    const documented = API_CALLS.find(({ call }) => call === name);
    if (!documented) throw new Error(`${name} is not documented`);
    const [method = '', path = ''] = name.split(' ');
    const response = await fetch(`${this.url}${path.replace(/:\w+/, param).replace(/:\w+/, part)}${query}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(raw && { 'Content-Type': raw.type }),
        ...(cookie && { Cookie: cookie }),
      },
      body: raw ? raw.bytes : JSON.stringify(body),
    });
    const text = await response.text();
    const wanted = status ?? documented.status ?? 200;
    expect({ call: name, status: response.status, ...(response.status !== wanted && { text }) }).toEqual({
      call: name,
      status: wanted,
    });
    this.#made.add(name);
    this.#answers.push({ call: name, text });
    const schema = wanted < 300 ? documented.answer : failureAnswer;
    const json: unknown = schema && text ? JSON.parse(text) : null;
    if (schema && text) expect(z.parse(schema, json), name).toEqual(json);
    expectListed({ method, url: path, status: response.status, body: json });
    return { status: response.status, headers: response.headers, text, json };
  }

  /** The documented calls that were not made. */
  left(): string[] {
    return API_CALLS.map(({ call }) => call).filter((call) => !this.#made.has(call));
  }

  /** No answer may hold a field or a value that is a secret. */
  expectNoSecrets(values: string[]): void {
    for (const { call, text } of this.#answers) {
      expect(text.replace(/"errors":\{[^}]*\}/, ''), call).not.toMatch(SECRET_FIELD);
      for (const value of values) expect(text.includes(value), `${call} tells ${value}`).toBe(false);
    }
  }
}
