import { expect } from 'vitest';
import { z } from 'zod';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { failureAnswer } from '#domain/api-calls/failures';
import { expectListed } from './listed-failure';
import { SECRET_FIELD } from './secrets';

interface Step {
  param?: string;
  part?: string;
  query?: string;
  body?: unknown;
  raw?: { type: string; bytes: Uint8Array<ArrayBuffer> | string };
  cookie?: string;
  authorization?: string;
  /** The expected status, by default the documented success. */
  status?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The answer's JSON, checked against the call's schema, or null. */
  json: unknown;
}

export class Walker {
  readonly #made = new Set<string>();
  readonly #answers: { call: string; text: string }[] = [];

  constructor(readonly url: string) {}

  /** Makes one call and expects the documented status and exactly the documented fields. */
  async make(
    name: string,
    { param = '', part = '', query = '', body, raw, cookie, authorization, status }: Step = {},
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
        ...(authorization && { Authorization: authorization }),
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

  uncalled(): string[] {
    return API_CALLS.map(({ call }) => call).filter((call) => !this.#made.has(call));
  }

  expectNoSecrets(values: string[]): void {
    for (const { call, text } of this.#answers) {
      expect(text.replace(/"errors":\{[^}]*\}/, ''), call).not.toMatch(SECRET_FIELD);
      for (const value of values) expect(text.includes(value), `${call} reveals ${value}`).toBe(false);
    }
  }
}
