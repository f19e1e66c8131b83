import { afterAll, expect, it, vi } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { call } from '#server/testing/call';
import { clientWith } from '#server/testing/client';
import { codeOf } from '#server/testing/codes';
import { enableSecondFactor, freezeClock, wrongCodeOf } from '#server/testing/second-factor';
import { ADMIN, startTestShop } from '#server/testing/test-shop';
import { adminTokenOf } from '#server/testing/tokens';

freezeClock();
const shop = await startTestShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** Signs in from this IP address. */
const logIn = (address: string, body: object) =>
  call(`${shop.url}/api/admin/login`, { body, headers: { 'X-Forwarded-For': address } });

it("wrong codes are limited per account from any IP address, and passwords and right codes don't count", async () => {
  const { password } = ADMIN;
  const owner = clientWith(shop, `payload-token=${await adminTokenOf(shop.payload)}`);
  const { secret, recoveryCodes } = await enableSecondFactor(owner);
  for (let n = 0; n < LIMITS['admin-login'].times + 1; n += 1)
    expect((await logIn('192.0.2.1', { password })).body).toEqual({ success: false, needs: 'code' });
  expect((await logIn('192.0.2.1', { password, code: recoveryCodes[0] })).body).toEqual({ success: true });

  const code = wrongCodeOf(secret);
  const guesses = Array.from({ length: LIMITS['factor-account'].times + 5 }, (_, n) =>
    logIn(`198.51.100.${n}`, { password, code }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS['factor-account'].times);
  const late = await logIn('203.0.113.1', { password, code: codeOf(secret) });
  expect([late.status, late.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it("guesses at a confirmation count toward the login's limit", async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.9' };
  const owner = clientWith(shop, `payload-token=${await adminTokenOf(shop.payload)}`);
  const confirm = (password: string) => owner('POST', '/api/admin/confirm', { password }, headers);
  for (let n = 0; n < LIMITS['admin-login'].times; n += 1)
    expect((await confirm(`guess-${n}`)).body).toMatchObject({ success: false });
  expect((await confirm(ADMIN.password)).status).toBe(429);
});
