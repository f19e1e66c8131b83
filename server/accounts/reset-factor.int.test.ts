import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findAll } from '#server/platform/database/find';
import { hasFactor } from '#server/second-factor/factor';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { enableSecondFactor } from '#server/testing/second-factor';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { sessionsOf } from '#server/testing/tokens';
import type { Admin } from '../../payload-types';
import { resetFactor } from './reset-factor';

const shop = await testShop();

const rowsOf = async (collection: 'second-factors' | 'passkeys') => await findAll(shop.payload, collection);
const storePasskey = (account: string) =>
  shop.payload.db.create({
    collection: 'passkeys',
    data: { id: randomUUID(), account, name: 'Phone', credentialId: account, publicKey: 'x', counter: 0 },
  });

it('removes the second factor and passkeys, ends the sessions, and records it', async () => {
  const { secret } = await enableSecondFactor(await ownerClient(shop));
  const [owner] = (await shop.payload.find({ collection: 'admins' })).docs;
  await storePasskey(owner?.id ?? '');
  const reset = await resetFactor({ payload: shop.payload, email: ' Owner@test.example' });
  expect(reset).toEqual({ wasOn: true, passkeys: 1 });
  expect(await sessionsOf(shop.payload, ADMIN.email)).toEqual([]);
  expect(await rowsOf('passkeys')).toEqual([]);
  const { body } = await call(`${shop.url}/api/admin/login`, { body: { password: ADMIN.password } });
  expect(body).toEqual({ success: true });
  const stored = JSON.stringify(await rowsOf('second-factors'));
  expect(stored).not.toContain(secret);
  const [entry] = await findAll(shop.payload, 'audit', { kind: { equals: 'second-factor' } }, '-createdAt');
  expect(entry).toMatchObject({ kind: 'second-factor', subject: ADMIN.email, data: { passkeys: 1 } });
});

it('rejects an email that nobody at the shop has', async () => {
  const unknown = resetFactor({ payload: shop.payload, email: 'nobody@test.example' });
  await expect(unknown).rejects.toThrow('nobody@test.example');
});

it('removes the second factor and passkeys of a deleted account', async () => {
  const { payload } = shop;
  const bo: Admin = await payload.create({
    collection: 'admins',
    data: { email: 'bo@test.example', password: 'bo-at-the-bench', name: 'Bo', role: 'manager' },
  });
  await payload.db.create({ collection: 'second-factors', data: { id: bo.id, round: 0, secret: 'x' } });
  await storePasskey(bo.id);
  expect(await hasFactor({ payload, account: bo.id })).toBe(true);
  await payload.delete({ collection: 'admins', id: bo.id });
  expect(await hasFactor({ payload, account: bo.id })).toBe(false);
  expect(await rowsOf('passkeys')).toEqual([]);
});
