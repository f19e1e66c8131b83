import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { parseEnv } from '#server/platform/environment/env';
import { certificateFinding, findCertificate } from './certificate';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['ok', 60, null],
  ['warning', 12, null],
  ['red', 3, null],
  ['red', -1, null],
  ['red', 60, 'CERT_UNTRUSTED'],
] as const)('is %s with %d days left and the problem %s', (state, days, problem) => {
  const validTo = new Date(NOW.getTime() + days * DAY_MS);
  expect(certificateFinding('shop.test', { validTo, problem }, NOW)).toMatchObject({
    state,
    found: expect.stringContaining('shop.test'),
  });
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
