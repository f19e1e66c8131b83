import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cases } from '#domain/testing/cases';
import { listen } from '#server/testing/listen';
import { ProviderError } from '../provider';
import { paypalApi, paypalFailure } from './paypal-api';

afterEach(() => {
  vi.useRealTimers();
});

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await listen(createServer(listener));
  onTestFinished(close);
  return url;
}

const problem = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof ProviderError ? error.problem : `not a ProviderError: ${error}`),
  );

const account = (baseUrl: string) => ({ baseUrl, clientId: 'id', clientSecret: 'secret' });
const get = { method: 'GET', path: '/v2/checkout/orders/X' } as const;

describe('paypalApi', () => {
  it('reports PayPal as unavailable when it answers too slowly', async () => {
    const baseUrl = await serve(() => undefined);
    expect(await problem(paypalApi({ ...account(baseUrl), timeoutMs: 200 })(get))).toBe('away');
  });

  it('reports PayPal as unavailable when the connection is refused', async () => {
    expect(await problem(paypalApi(account('http://127.0.0.1:1'))(get))).toBe('away');
  });

  it('reports wrong credentials as refused and asks for a token again on the next call', async () => {
    let calls = 0;
    const baseUrl = await serve((_req, res) => {
      calls += 1;
      res.writeHead(401).end('{}');
    });
    const api = paypalApi(account(baseUrl));
    expect(await problem(api(get))).toBe('refused');
    expect(await problem(api(get))).toBe('refused');
    expect(calls).toBe(2);
  });

  it('reuses a token until shortly before it expires and sends the headers PayPal requires', async () => {
    const seen: { url: string | undefined; headers: Record<string, unknown> }[] = [];
    const baseUrl = await serve((req, res) => {
      seen.push({ url: req.url, headers: req.headers });
      const token = { access_token: `token-${seen.length}`, expires_in: 61 };
      res.end(JSON.stringify(req.url?.includes('token') ? token : {}));
    });
    const api = paypalApi(account(baseUrl));
    await api({ method: 'POST', path: '/v2/x', body: '{}', requestId: 'request-1' });
    await api(get);
    vi.useFakeTimers({ now: Date.now() + 1100, toFake: ['Date'] });
    await api(get);
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/oauth2/token',
      '/v2/x',
      get.path,
      '/v1/oauth2/token',
      get.path,
    ]);
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from('id:secret').toString('base64')}`);
    expect(seen[1]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      prefer: 'return=representation',
      'paypal-request-id': 'request-1',
    });
    expect(seen[4]?.headers.authorization).toBe('Bearer token-4');
  });
});

describe('paypalFailure', () => {
  cases([
    [422, 'INSTRUMENT_DECLINED', 'declined'],
    [422, 'ORDER_ALREADY_CAPTURED', 'already-captured'],
    [422, 'ORDER_NOT_APPROVED', 'not-approved'],
    [422, 'DUPLICATE_INVOICE_ID', 'already-paid'],
    [422, 'SOMETHING_NEW', 'refused'],
    [400, 'INVALID_STRING_LENGTH', 'refused'],
    [403, 'PERMISSION_DENIED', 'refused'],
    [404, 'INVALID_RESOURCE_ID', 'not-found'],
    [409, 'PREVIOUS_REQUEST_IN_PROGRESS', 'away'],
    [429, 'RATE_LIMIT_REACHED', 'away'],
    [500, 'INSTRUMENT_DECLINED', 'away'],
    [302, 'x', 'away'],
  ])(
    'maps HTTP %d %s to %s',
    ([status, issue]) => paypalFailure({ status, body: { details: [{ issue }] } }).problem,
  );

  it('falls back to the status for an answer that is not JSON', () => {
    expect(paypalFailure({ status: 404, body: null })).toMatchObject({
      problem: 'not-found',
      message: expect.stringContaining('HTTP 404'),
    });
  });
});
