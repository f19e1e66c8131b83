import { randomUUID } from 'node:crypto';
import { factorSetup } from '#domain/second-factor/factor-contract';
import { passkeyCreationOptions } from '#domain/second-factor/passkey-contract';
import type { Admin } from '../../payload-types';
import { call } from './call';
import { codeOf } from './codes';
import { softPasskey } from './soft-passkey';
import { ADMIN, type TestShop } from './test-shop';
import { adminTokenOf, ownerCookie } from './tokens';

/** A browser's subscription that can't receive anything. */
export const newDevice = () => ({
  endpoint: `https://web.push.apple.com/${randomUUID()}`,
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
  kinds: ['orders', 'questions'],
  quiet: null,
});

/** Returns valid bodies for the calls about second factors, passkeys, and notifications (`validBodies`). */
export function validSecurityBodies({ payload, url }: TestShop) {
  const owner = async () => ownerCookie(await adminTokenOf(payload));
  const how = { origin: new URL(url).origin };
  const newPasskey = async (headers: Record<string, string>) => {
    const { body } = await call(`${url}/api/admin/passkeys/options`, { body: {}, headers });
    return softPasskey().make(passkeyCreationOptions.parse(body), how);
  };
  return {
    'POST /api/admin/2fa/enable': async () => {
      const headers = await owner();
      const { body } = await call(`${url}/api/admin/2fa/setup`, { body: {}, headers });
      const code = codeOf(factorSetup.parse(body).secret);
      return { path: '/api/admin/2fa/enable', body: { code }, headers };
    },
    'POST /api/admin/confirm': async () => ({
      path: '/api/admin/confirm',
      body: { password: ADMIN.password },
      headers: await owner(),
    }),
    'POST /api/admin/passkeys': async () => {
      const headers = await owner();
      const body = { name: 'Shop phone', passkey: await newPasskey(headers) };
      return { path: '/api/admin/passkeys', body, headers };
    },
    'PATCH /api/admin/passkeys/:id': async () => {
      const where = { email: { equals: ADMIN.email } };
      const account = await payload.db.findOne<Admin>({ collection: 'admins', where });
      const id = randomUUID();
      const passkey = {
        account: account?.id,
        name: 'Old phone',
        credentialId: id,
        publicKey: 'x',
        counter: 0,
      };
      await payload.db.create({ collection: 'passkeys', data: { id, ...passkey } });
      return { path: `/api/admin/passkeys/${id}`, body: { name: 'Phone' }, headers: await owner() };
    },
    'POST /api/admin/push-devices': async () => ({
      path: '/api/admin/push-devices',
      body: newDevice(),
      headers: await owner(),
    }),
    'POST /api/admin/push-devices/current': async () => ({
      path: '/api/admin/push-devices/current',
      body: { endpoint: newDevice().endpoint },
      headers: await owner(),
    }),
    'PATCH /api/admin/push-devices/:id': async () => {
      const headers = await owner();
      const { body } = await call(`${url}/api/admin/push-devices`, { body: newDevice(), headers });
      const choice = { kinds: ['orders'], quiet: { from: '22:00', to: '07:00' } };
      return { path: `/api/admin/push-devices/${body.id}`, body: choice, headers };
    },
    'POST /api/admin/passkeys/login': async () => ({
      path: '/api/admin/passkeys/login',
      body: {
        passkey: softPasskey().sign(
          { challenge: 'x'.repeat(43), rpId: 'localhost', timeout: 1, userVerification: 'required' },
          how,
        ),
      },
    }),
  };
}
