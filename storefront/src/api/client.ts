import type { FailureCode } from '#domain/api-calls/failures';
import { answerTimeoutMs } from '#domain/wire/answer-times';
import { TOTAL_HEADER } from '#domain/wire/headers';
import type { ErrorAnswer } from '#domain/wire/wire';
import * as texts from './api-texts';

const NO_ANSWER = 'NO_ANSWER';

export const NO_ANSWER_TEXT = texts.weDidntGetAnswer;

/**
 * A call the server refused. The message is the status code, ': ', and the answer's text, or the status text if empty (rule 11.2). A
 * timeout counts as a 504, because the call may have gone through.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly answer?: ErrorAnswer;

  constructor(status: number, text: string, answer?: ErrorAnswer) {
    super(`${status}: ${text}`);
    this.status = status;
    this.answer = answer;
  }

  get serverMessage(): string | undefined {
    return this.answer?.message;
  }
}

/** Returns the server's text for the user, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

const OWN_TEXTS: unknown[] = ['CONFLICT', 'CONFIRM_AGAIN', NO_ANSWER];

/**
 * Returns the fallback text, unless the error's own text matters: there was no answer, or it's a rate limit, a conflict, or a missing
 * confirmation.
 */
export function waitOr(error: unknown, text: string): string {
  const { status, answer } = error instanceof ApiError ? error : {};
  return status === 429 || OWN_TEXTS.includes(answer?.code) ? messageOf(error, text) : text;
}

/** Whether a call was refused with this code. If this page doesn't know the code yet, only the status is compared. */
export function failedWith(error: unknown, code: FailureCode | typeof NO_ANSWER): error is ApiError {
  return error instanceof ApiError && error.answer?.code === code;
}

/** Whether the caller isn't signed in, or no longer is. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export interface Parser<T> {
  parse: (value: unknown) => T;
}

/** A schema, or a function that loads it, which keeps zod out of a page's first load. */
export type Schema<T> = Parser<T> | (() => Promise<Parser<T>>);

export const schemaOf = <T>(schema: Schema<T>) => (typeof schema === 'function' ? schema() : schema);

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface Patience {
  /** How long nothing may happen before it counts as a timeout, in ms. */
  ms: number;
  signal?: AbortSignal | null;
}

/**
 * Runs work that stops when its signal is aborted. The work reports progress through its callback. @throws `ApiError` with the code
 * NO_ANSWER after `ms` without progress.
 */
export async function inTime<T>(
  { ms, signal }: Patience,
  work: (signal: AbortSignal, onProgress: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onProgress(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, ms);
  }
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  onProgress();
  try {
    return await work(controller.signal, onProgress);
  } catch (error) {
    throw isLate ? new ApiError(504, NO_ANSWER_TEXT, { code: NO_ANSWER, message: NO_ANSWER_TEXT }) : error;
  } finally {
    clearTimeout(timer);
  }
}

async function call<T>(path: string, init: RequestInit, schema: Parser<T>): Promise<T> {
  return (await callWithHeaders(path, init, schema)).answer;
}

async function callWithHeaders<T>(
  path: string,
  init: RequestInit,
  schema: Parser<T>,
): Promise<{ answer: T; headers: Headers }> {
  const { reply, text } = await inTime(
    { ms: answerTimeoutMs(path), signal: init.signal },
    async (signal, onProgress) => {
      const reply = await fetch(path, {
        ...init,
        signal,
        credentials: 'include',
        headers: { Accept: 'application/json', ...init.headers },
      });
      onProgress();
      return { reply, text: await reply.text() };
    },
  );
  if (!reply.ok) {
    const { errorAnswerIn } = await import('./error-answer');
    const error = new ApiError(reply.status, text || reply.statusText, errorAnswerIn(text));
    // The server hasn't done anything yet. Once the person confirms, the call is repeated, and its caller doesn't notice.
    if (failedWith(error, 'CONFIRM_AGAIN') && (await (await import('./confirm-again')).confirmAgain()))
      return callWithHeaders(path, init, schema);
    throw error;
  }
  return { answer: schema.parse(text === '' ? undefined : JSON.parse(text)), headers: reply.headers };
}

const UNREAD: Parser<unknown> = { parse: (answer) => answer };

async function read<T>(path: string, schema: Schema<T>, options?: CallOptions) {
  // These run in parallel, so a visitor waits only for the slower one.
  const [{ answer, headers }, parser] = await Promise.all([
    callWithHeaders(path, { method: 'GET', ...options }, UNREAD),
    schemaOf(schema),
  ]);
  return { answer: parser.parse(answer), headers };
}

function sending(method: string) {
  return <T>(
    path: string,
    body: unknown,
    schema: Parser<T>,
    { headers, signal }: CallOptions = {},
  ): Promise<T> =>
    call(
      path,
      {
        method,
        body: JSON.stringify(body),
        signal,
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      schema,
    );
}

/** The shop's API: sends cookies, parses every response, and throws `ApiError` on failure. */
export const api = {
  async get<T>(path: string, schema: Schema<T>, options?: CallOptions): Promise<T> {
    return (await read(path, schema, options)).answer;
  },
  post: sending('POST'),
  patch: sending('PATCH'),
  delete<T>(path: string, schema: Parser<T>): Promise<T> {
    return call(path, { method: 'DELETE' }, schema);
  },
  async getPage<T>(path: string, schema: Schema<T[]>, options?: CallOptions): Promise<Page<T>> {
    const { answer, headers } = await read(path, schema, options);
    return { entries: answer, total: Number(headers.get(TOTAL_HEADER) ?? answer.length) };
  },
};

export interface Page<T> {
  entries: T[];
  total: number;
}

interface ReadContext {
  queryKey: readonly string[];
  signal?: AbortSignal;
}

/** Reads the path in the query key (rule 11.2). `loadSchema` keeps zod out of a page's first load. */
export function readAs<T>(loadSchema: () => Promise<Parser<T>>) {
  return ({ queryKey, signal }: ReadContext): Promise<T> =>
    api.get(queryKey.join('/'), loadSchema, { signal });
}
