import { afterAll, beforeEach, expect, it } from 'vitest';
import { startErrorReceiver } from '#server/testing/error-receiver';
import { inLogContext } from './log-context';
import { errorReporter } from './report-errors';

const receiver = await startErrorReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.answer({ status: 200 });
  receiver.events.length = 0;
  receiver.raw.length = 0;
});

const PRIVATE = 'Jo Private <jo@private.example>, 1 Diamond Way, token=5-basWIvRHWVWsld7msTEgs1';

function failing(): Error {
  const cause = Object.assign(new Error(`insert failed\n    at ${PRIVATE} (/home/jo/x.ts:1:1)`), {
    code: 'SQLITE_FULL',
    params: [PRIVATE],
  });
  return Object.assign(new TypeError(`Failed: ${PRIVATE}`, { cause }), { data: { email: PRIVATE } });
}

it('sends the type, code, and lines of an error with its causes and context', async () => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  inLogContext({ reqId: 'an-id', call: 'POST /api/orders', orderId: 'an-order' }, () =>
    report(failing(), 'request failed'),
  );
  await flush();
  const [event] = receiver.events;
  expect(event).toMatchObject({
    level: 'error',
    platform: 'node',
    release: '1.2.3',
    transaction: 'POST /api/orders',
    tags: { request_id: 'an-id', call: 'POST /api/orders' },
  });
  const [cause, error] = event?.exception.values ?? [];
  expect(cause).toMatchObject({ type: 'Error', value: 'request failed, SQLITE_FULL' });
  expect(error).toMatchObject({ type: 'TypeError', value: 'request failed' });
  expect(error?.stacktrace.frames.at(-1)).toMatchObject({
    function: 'failing',
    filename: 'server/platform/tools/report-errors.test.ts',
    in_app: true,
  });
  expect(receiver.raw[0]).toMatch(/^\/api\/42\/envelope\/\n/);
  expect(receiver.raw[0]).toContain('sentry_key=publickey');
});

it('sends nothing about a person (rule 25.3)', async () => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  inLogContext({ reqId: 'an-id', orderId: 'an-order' }, () => report(failing(), 'request failed'));
  await flush();
  expect(receiver.raw).toHaveLength(1);
  expect(receiver.raw[0]).not.toMatch(/private|Diamond|basWI|home\/jo|an-order/i);
  expect(receiver.raw[0]).not.toContain(process.cwd());
});

it('sends at most twenty errors a minute and five at once', async () => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  for (let round = 0; round < 10; round += 1) {
    for (let index = 0; index < 10; index += 1) report(failing(), 'request failed');
    await flush();
  }
  expect(receiver.events.length).toBeGreaterThan(4);
  expect(receiver.events.length).toBeLessThanOrEqual(20);
});

it.each([
  [{ status: 429, headers: { 'Retry-After': '3600' } }],
  [{ status: 429 }],
  [{ status: 500 }],
  [{ status: 401 }],
])('pauses after %j and goes on without it', async (answer) => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  receiver.answer(answer);
  report(failing(), 'request failed');
  await flush();
  receiver.answer({ status: 200 });
  report(failing(), 'request failed');
  await flush();
  expect(receiver.raw).toHaveLength(1);
});

it('resumes after the time that a 429 gives', async () => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  receiver.answer({ status: 429, headers: { 'Retry-After': '1' } });
  report(failing(), 'request failed');
  await flush();
  receiver.answer({ status: 200 });
  await expect
    .poll(async () => {
      report(failing(), 'request failed');
      await flush();
      return receiver.raw.length;
    })
    .toBe(2);
});

it.each([
  ['refuses connections', 'http://key@127.0.0.1:1/42'],
  ['has no address', 'http://key@no-such-host.invalid/42'],
])('neither throws nor waits if the server %s', async (_what, dsn) => {
  const { report, flush } = errorReporter(dsn, '1.2.3');
  for (let index = 0; index < 100; index += 1) report(failing(), 'request failed');
  await flush();
  report(failing(), 'request failed');
  await flush();
});

it('gives up on a server that never answers', async () => {
  const { report, flush } = errorReporter(receiver.dsn, '1.2.3');
  receiver.answer('silence');
  const start = performance.now();
  report(failing(), 'request failed');
  expect(performance.now() - start).toBeLessThan(1000);
  await flush();
  report(failing(), 'request failed');
  await flush();
  expect(receiver.raw).toHaveLength(1);
});
