import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, api, failedWith, isSignedOut, messageOf, NO_ANSWER_TEXT, readAs, waitOr } from './client';

const schema = z.object({ name: z.string() });

function answer(body: string, init: ResponseInit = {}) {
  const fetched = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('api', () => {
  it('gets with cookies and parses the response', async () => {
    const fetched = answer('{"name":"Web","secret":1}');
    await expect(api.get('/api/services', schema)).resolves.toEqual({ name: 'Web' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/services',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('posts JSON with the given headers', async () => {
    const fetched = answer('{"name":"Web"}');
    await api.post('/api/orders', { a: 1 }, schema, { headers: { 'Idempotency-Key': 'k' } });
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        credentials: 'include',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      }),
    );
  });

  it("rejects a response that doesn't match its schema", async () => {
    answer('{"name":5}');
    await expect(api.get('/api/services', schema)).rejects.toThrow(z.ZodError);
  });

  it('throws the status code, a colon, and the text', async () => {
    const body = '{"message":"Check","errors":{"email":"Please enter a valid email"}}';
    answer(body, { status: 400 });
    const error = await refusal(api.get('/api/services', schema));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      message: `400: ${body}`,
      serverMessage: 'Check',
      answer: { errors: { email: 'Please enter a valid email' } },
    });
  });

  it('throws the status text for an empty response', async () => {
    answer('', { status: 401, statusText: 'Unauthorized' });
    expect(await refusal(api.get('/api/services', schema))).toMatchObject({ message: '401: Unauthorized' });
  });

  it.each(['<h1>Bad Gateway</h1>', '{"error":"x"}'])('has no text for the user in %s', async (body) => {
    answer(body, { status: 502 });
    const error = await refusal(api.get('/api/services', schema));
    expect(error).toMatchObject({ message: `502: ${body}`, serverMessage: undefined });
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
  });
});

describe('messageOf', () => {
  it("prefers the server's text", () => {
    expect(messageOf(new ApiError(409, '…', { message: 'Taken' }), 'Try again')).toBe('Taken');
  });

  it("falls back when the server couldn't be reached", () => {
    expect(messageOf(new TypeError('Failed to fetch'), 'Try again')).toBe('Try again');
  });
});

describe('failedWith', () => {
  const refused = async (status: number, code?: string) => {
    answer(JSON.stringify({ message: 'In any words', code }), { status });
    return refusal(api.get('/api/services', schema));
  };

  it('matches the code, whatever the text is', async () => {
    const error = await refused(409, 'ORDER_PAID');
    expect([failedWith(error, 'ORDER_PAID'), failedWith(error, 'CONFLICT')]).toEqual([true, false]);
    expect(failedWith(await refused(409), 'CONFLICT')).toBe(false);
    expect(failedWith(new TypeError('Failed to fetch'), 'CONFLICT')).toBe(false);
  });

  it('uses the status for a code newer than this page', async () => {
    expect(isSignedOut(await refused(401, 'NEWER_THAN_THIS_PAGE'))).toBe(true);
    expect(waitOr(await refused(429, 'NEWER_THAN_THIS_PAGE'), 'Failed')).toBe('In any words');
    expect(waitOr(await refused(409, 'NEWER_THAN_THIS_PAGE'), 'Failed')).toBe('Failed');
    expect(messageOf(await refused(409, 'NEWER_THAN_THIS_PAGE'), 'Failed')).toBe('In any words');
  });
});

describe('readAs', () => {
  it('reads from the key joined with slashes', async () => {
    const fetched = answer('{"name":"Ann"}');
    const queryFn = readAs(async () => schema);
    const read = new QueryClient().fetchQuery({ queryKey: ['/api', 'customer', 'me'], queryFn });
    await expect(read).resolves.toEqual({ name: 'Ann' });
    expect(fetched).toHaveBeenCalledWith('/api/customer/me', expect.anything());
  });
});

describe('timeout', () => {
  afterEach(() => vi.useRealTimers());

  /** What a call returns or throws after this many ms. */
  async function outcome(made: () => Promise<unknown>, after: number): Promise<unknown> {
    let ended: unknown = 'waiting';
    refusal(made()).then((error) => {
      ended = error;
    });
    await vi.advanceTimersByTimeAsync(after);
    return ended;
  }

  function fallSilent(headers?: { status: number }): void {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      const aborted = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
      return headers ? Promise.resolve({ ...headers, ok: true, text: () => aborted }) : aborted;
    });
  }

  it('fails with a code and a text after half a minute', async () => {
    fallSilent();
    const read = () => api.get('/api/services', schema);
    expect(await outcome(read, 29_000)).toBe('waiting');
    const error = await outcome(read, 31_000);
    expect(failedWith(error, 'NO_ANSWER')).toBe(true);
    expect(messageOf(error, 'Failed')).toBe(NO_ANSWER_TEXT);
    expect(waitOr(error, 'Failed')).toBe(NO_ANSWER_TEXT);
    expect(isSignedOut(error)).toBe(false);
  });

  it('mentions for a write that the input is still there', async () => {
    fallSilent();
    for (const write of [api.post, api.patch])
      expect(await outcome(() => write('/api/services', {}, schema), 31_000)).toMatchObject({
        serverMessage: NO_ANSWER_TEXT,
      });
  });

  it("fails when headers arrive but the body doesn't", async () => {
    fallSilent({ status: 200 });
    expect(failedWith(await outcome(() => api.get('/a', schema), 31_000), 'NO_ANSWER')).toBe(true);
  });

  it.each(['/order', '/order/5O190127TN364715T/capture', '/api/orders/a/refunds', '/api/objects/normalize'])(
    'POST %s waits longer, because the server waits for others',
    async (path) => {
      fallSilent();
      expect(await outcome(() => api.post(path, {}, schema), 60_000)).toBe('waiting');
      expect(failedWith(await outcome(() => api.post(path, {}, schema), 125_000), 'NO_ANSWER')).toBe(true);
    },
  );

  it("isn't reported for a call its caller aborts, which ends at once", async () => {
    fallSilent();
    const aborter = new AbortController();
    const read = refusal(api.get('/api/services', schema, { signal: aborter.signal }));
    aborter.abort();
    expect(await read).toMatchObject({ name: 'AbortError' });
  });
});
