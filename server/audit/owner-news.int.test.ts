import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { makeStaff } from '#server/testing/factories';
import { ADMIN, testShop } from '#server/testing/test-shop';
import type { Outbox } from '../../payload-types';
import { notePaymentSettings } from '../payments/open-payments';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER = FIREFOX.replaceAll('140.0', '151.0');
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const shop = await testShop();

const logIn = (body: object, browser: string) =>
  call(`${shop.url}/api/admin/login`, { body, headers: { 'User-Agent': browser } });
const emails = async () => {
  const where = { kind: { equals: 'mail:security' } };
  const query = { collection: 'outbox', where, sort: 'createdAt', pagination: false } as const;
  const { docs } = await shop.payload.db.find<Outbox>(query);
  return docs.map(({ payload }) => Object(payload));
};

it('emails the owner about a login from a new browser, but not about the first login', async () => {
  const { email, name } = await makeStaff(shop.payload);
  const bo = { email, password: 'stitch-by-stitch' };
  await logIn({ password: ADMIN.password }, FIREFOX);
  await logIn(bo, PHONE);
  await logIn({ password: ADMIN.password }, NEWER);
  await logIn({ password: 'wrong' }, PHONE);
  expect(await emails()).toEqual([]);
  await logIn({ password: ADMIN.password }, PHONE);
  await logIn({ password: ADMIN.password }, PHONE);
  await logIn(bo, FIREFOX);
  expect(await emails()).toMatchObject([
    { what: 'login', text: 'Someone signed in with your password from a new browser.', address: '127.0.0.1' },
    { what: 'login', text: `${name} (Bench) signed in from a new browser.` },
  ]);
});

it('emails the owner when the payment settings change, and stores no keys', async () => {
  const before = (await emails()).length;
  const paypal = { ...shop.settings, PAYPAL_CLIENT_ID: 'the-client-id', PAYPAL_CLIENT_SECRET: 'the-secret' };
  for (const settings of [shop.settings, shop.settings, paypal, paypal]) {
    await notePaymentSettings(shop.payload, settings);
    // Two starts are never within the same millisecond, which is how the audit log is sorted.
    await setTimeout(2);
  }
  expect((await emails()).slice(before)).toMatchObject([
    { what: 'payment-settings', text: 'Online payment: by PayPal (sandbox)' },
  ]);
  const docs = await findAll(shop.payload, 'audit', { kind: { equals: 'payment-settings' } });
  expect(docs).toHaveLength(2);
  expect(JSON.stringify(docs)).not.toMatch(/the-client-id|the-secret/);
});
