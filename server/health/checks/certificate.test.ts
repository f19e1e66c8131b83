import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { parseEnv } from '#server/platform/environment/env';
import { certificateFinding, findCertificate } from './certificate';

const NOW = new Date('2026-11-26T12:00:00.000Z');

it.each([
  ['ok', 60, 90, null],
  ['warning', 12, 90, null],
  ['red', 3, 90, null],
  ['red', -1, 90, null],
  ['red', 60, 90, 'CERT_UNTRUSTED'],
  ['ok', 21, 365, null],
  ['warning', 19, 365, null],
  ['ok', 14, 45, null],
  ['warning', 9, 45, null],
  ['red', 3, 45, null],
  ['ok', 2, 6, null],
  ['ok', 0.2, 0.5, null],
  ['red', 0.03, 0.5, null],
] as const)('is %s with %d of %d days left and the problem %s', (state, left, days, problem) => {
  const validTo = new Date(NOW.getTime() + left * DAY_MS);
  const validFrom = new Date(validTo.getTime() - days * DAY_MS);
  expect(certificateFinding('shop.test', { validFrom, validTo, problem }, NOW)).toMatchObject({
    state,
    found: expect.stringContaining('shop.test'),
  });
});

it('says how long it lasts, in hours if that is short', () => {
  const validFrom = NOW;
  const lasting = (ms: number) =>
    certificateFinding('shop.test', { validFrom, validTo: new Date(NOW.getTime() + ms), problem: null }, NOW);
  expect(lasting(60 * DAY_MS).found).toBe('The certificate for shop.test is good for another 60 days.');
  expect(lasting(DAY_MS / 2).found).toBe('The certificate for shop.test is good for another 12 hours.');
});

// A certificate made for this test. It's for localhost and valid for a hundred years.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9Od193pQemj7+OGC
+HtV+suSRv4ypi0gRsTHbAeP8F2hRANCAAT/a7YWjrpi4fFfGqXRuDmnxpqcKR/1
i7iueevV0T17tfu2p1nE+1hUO10YBiJhbWDruh6SjGJyP/3ejSnVxzoy
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUHro7so3Ms7nwGc8hgpGo2OkPJ+EwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjAyMTQxNFoYDzIxMjYxMTAy
MDIxNDE0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT/a7YWjrpi4fFfGqXRuDmnxpqcKR/1i7iueevV0T17tfu2p1nE+1hU
O10YBiJhbWDruh6SjGJyP/3ejSnVxzoyo2kwZzAdBgNVHQ4EFgQUvKZUvkh2MkdJ
7pQOE8zLJdB+LTAwHwYDVR0jBBgwFoAUvKZUvkh2MkdJ7pQOE8zLJdB+LTAwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAP23f9mriaUeO7QKEks46+9Cnyuq2mM4h7t0WXWSzwAvAiATIDyP235A
3jFBziASFJOlZPEi6B+s0YPxruTY4O7Hiw==
-----END CERTIFICATE-----`;

it('reads the certificate of the shop as visitors get it, even one they would refuse', async () => {
  const server = createServer({ key, cert });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = parseEnv({ SITE_URL: `https://localhost:${port}` });
  expect(await findCertificate(settings, NOW)).toMatchObject({
    state: 'red',
    found: "Browsers don't trust the certificate for localhost: DEPTH_ZERO_SELF_SIGNED_CERT.",
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await findCertificate(settings, NOW)).toMatchObject({ state: 'warning' });
});

it("is off on a shop that isn't on https", async () => {
  expect(await findCertificate(parseEnv({}), NOW)).toMatchObject({ state: 'off' });
});
