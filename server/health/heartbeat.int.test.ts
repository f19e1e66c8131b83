import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import type { CheckId } from '#domain/health/health-checks';
import { HOUR_MS } from '#domain/wire/durations';
import { listen } from '#server/testing/listen';
import { testShop } from '#server/testing/test-shop';
import type { CheckedShop } from './check';
import { runningShop } from './checked-shop';
import { sendHeartbeat } from './heartbeat';
import { CHECKS } from './run-checks';

const { payload, settings } = await testShop();
const find = (id: CheckId, other: Partial<CheckedShop> = {}) =>
  CHECKS[id].run({ ...runningShop(payload, settings), ...other });

describe('heartbeat (rule 23.3)', () => {
  let status = 200;
  let pings = 0;
  const monitor = createServer((_req, res) => {
    pings += 1;
    res.writeHead(status).end('OK');
  });
  afterAll(() => monitor.close());

  it('is off without an address, ok when the monitor answers, and a warning when it fails', async () => {
    expect(await find('heartbeat')).toMatchObject({ state: 'off' });
    const HEARTBEAT_URL = `${(await listen(monitor)).url}/ping/secret-word`;
    const watched = { settings: { ...settings, HEARTBEAT_URL } };
    await sendHeartbeat(payload, HEARTBEAT_URL);
    expect(pings).toBe(1);
    expect(await find('heartbeat', watched)).toMatchObject({
      state: 'ok',
      found: 'The monitor answered just now.',
    });
    expect(await find('clock')).toMatchObject({ state: 'ok' });
    status = 500;
    await sendHeartbeat(payload, HEARTBEAT_URL);
    expect(await find('heartbeat', watched)).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('it answered 500'),
    });
    const later = { ...watched, now: new Date(Date.now() + 4 * HOUR_MS) };
    expect(await find('heartbeat', later)).toMatchObject({ state: 'red' });
  });

  it('never fails because of the monitor, and never repeats its address', async () => {
    await payload.db.deleteMany({ collection: 'health', where: {} });
    await sendHeartbeat(payload, 'http://127.0.0.1:1/ping/secret-word');
    const watched = { settings: { ...settings, HEARTBEAT_URL: 'http://127.0.0.1:1/ping/secret-word' } };
    const found = await find('heartbeat', watched);
    expect(found).toMatchObject({
      state: 'red',
      found: 'The monitor never answered. The latest ping failed: no connection.',
    });
  });
});
