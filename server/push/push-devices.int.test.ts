import { describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { PUSH_KINDS } from '#domain/push/push-kinds';
import { PUSH_DEVICES_MAX } from '#domain/push/push-services';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOne } from '#server/platform/database/find';
import { ownerClient } from '#server/testing/client';
import { ALWAYS, pushShop, titles } from '#server/testing/push-shop';
import { startTestShop } from '#server/testing/test-shop';
import { readPushKeys } from './push-keys';

const { push, shop, owner, signIn, clientOf, turnOn, storedDevices, sendDue, placeOrder, ask } =
  await pushShop();
const { payload } = shop;

describe('notifications end', () => {
  it('when their device is signed out, from there or elsewhere, or with all others', async () => {
    const { account, client } = await signIn('manager');
    const [second, third] = [await clientOf(account.email), await clientOf(account.email)];
    for (const each of [client, second, third]) await turnOn(each);
    await second('POST', '/api/admin/logout');
    expect(await storedDevices()).toBe(2);
    await client('DELETE', '/api/admin/sessions');
    expect(await storedDevices()).toBe(1);
    await client('POST', '/api/admin/logout');
    expect(await storedDevices()).toBe(0);
  });

  it('when the person is turned off, gets a new password, or is removed', async () => {
    const [off, changed, removed] = [await signIn('bench'), await signIn('bench'), await signIn('bench')];
    for (const { client } of [off, changed, removed]) await turnOn(client);
    await owner('PATCH', `/api/staff/${off.account.id}`, { active: false });
    expect(await storedDevices()).toBe(2);
    await payload.update({
      collection: 'admins',
      id: changed.account.id,
      data: { password: 'another-stitch-by-stitch' },
    });
    expect(await storedDevices()).toBe(1);
    await owner('DELETE', `/api/staff/${removed.account.id}`);
    expect(await storedDevices()).toBe(0);
  });

  it('but not when a session just expires: the next one takes over the device', async () => {
    const { account, client } = await signIn('manager');
    const { phone } = await turnOn(client);
    await payload.db.deleteMany({ collection: 'sessions', where: { account: { equals: account.id } } });
    await placeOrder();
    await sendDue();
    expect(titles(phone)).toEqual(['New order']);
    const next = await clientOf(account.email);
    const { endpoint } = phone.subscription;
    const current = await next('POST', '/api/admin/push-devices/current', { endpoint });
    expect(current.body).toEqual({ isKnown: true });
    expect((await owner('POST', '/api/admin/push-devices/current', { endpoint })).body).toEqual({
      isKnown: false,
    });
    await next('POST', '/api/admin/logout');
    expect(await storedDevices()).toBe(0);
  });
});

describe('the calls', () => {
  it('never return an address or its keys, and only the caller sees a device', async () => {
    const { client } = await signIn('bench');
    const { phone, id } = await turnOn(client, { quiet: { from: '22:00', to: '07:00' } });
    const { body } = await client('GET', '/api/admin/push-devices');
    expect(body).toEqual({
      publicKey: (await readPushKeys(payload)).publicKey,
      timeZone: expect.any(String),
      kinds: ['orders'],
      devices: [
        {
          id,
          kinds: [...PUSH_KINDS],
          quiet: { from: '22:00', to: '07:00' },
          createdAt: expect.any(String),
          userAgent: expect.any(String),
          isCurrent: true,
        },
      ],
    });
    const { endpoint, keys } = phone.subscription;
    for (const part of [endpoint, keys.p256dh, keys.auth]) expect(JSON.stringify(body)).not.toContain(part);
    expect((await owner('PATCH', `/api/admin/push-devices/${id}`, ALWAYS)).status).toBe(404);
    expect((await owner('DELETE', `/api/admin/push-devices/${id}`)).status).toBe(404);
    expect((await owner('POST', `/api/admin/push-devices/${id}/test`)).status).toBe(404);
    expect((await client('DELETE', `/api/admin/push-devices/${id}`)).status).toBe(200);
    expect(await storedDevices()).toBe(0);
  });

  it('keep one row per browser, even with two simultaneous calls, and hand it to the next person', async () => {
    const phone = push.phone();
    const body = { ...phone.subscription, ...ALWAYS };
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await owner('POST', '/api/admin/push-devices', body);
        return createdAnswer.parse(answer.body).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    const { client } = await signIn('bench');
    await client('POST', '/api/admin/push-devices', body);
    expect(await storedDevices()).toBe(1);
    await ask();
    await placeOrder();
    await sendDue();
    expect(titles(phone)).toEqual(['New order']);
  });

  it.each([
    'http://127.0.0.1:1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://push.example/x',
    'https://web.push.apple.com@127.0.0.1/x',
  ])('refuse the address %s', async (endpoint) => {
    const body = { ...push.phone().subscription, ...ALWAYS, endpoint };
    const answer = await owner('POST', '/api/admin/push-devices', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PUSH_SERVICE_UNKNOWN' } });
  });

  it(`keep ${PUSH_DEVICES_MAX} devices per person`, async () => {
    for (let device = 0; device < PUSH_DEVICES_MAX; device += 1) await turnOn(owner);
    const body = { ...push.phone().subscription, ...ALWAYS };
    const answer = await owner('POST', '/api/admin/push-devices', body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PUSH_DEVICES_FULL' } });
    expect(await storedDevices()).toBe(PUSH_DEVICES_MAX);
  });
});

describe('the key pair', () => {
  it('is created once, no matter how many servers need it first, and stored encrypted', async () => {
    await payload.db.deleteMany({ collection: 'push-keys', where: {} });
    const pairs = await Promise.all(Array.from({ length: 8 }, () => readPushKeys(payload)));
    expect(new Set(pairs.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1);
    const row = await findOne(payload, 'push-keys', {});
    for (const { privateKey } of pairs) expect(row?.privateKey).not.toContain(privateKey);
  });

  it('is replaced if the shop has another secret, and then devices have to be turned on again', async () => {
    await turnOn(owner);
    const before = await readPushKeys(payload);
    const { secret } = payload;
    payload.secret = 'another secret of the shop';
    const after = await readPushKeys(payload);
    payload.secret = secret;
    expect(after.publicKey).not.toBe(before.publicKey);
    expect(await storedDevices()).toBe(0);
  });
});

it('a person can send a limited number of test notifications an hour', async () => {
  const limited = await startTestShop({ PUSH_SERVICE_URL: push.url, RATE_LIMITS: 'on' });
  const client = await ownerClient(limited);
  const body = { ...push.phone().subscription, ...ALWAYS };
  const { id } = createdAnswer.parse((await client('POST', '/api/admin/push-devices', body)).body);
  const test = async () => (await client('POST', `/api/admin/push-devices/${id}/test`)).status;
  for (let sent = 0; sent < LIMITS['push-test'].times; sent += 1) expect(await test()).toBe(200);
  expect(await test()).toBe(429);
  await limited.close();
});
