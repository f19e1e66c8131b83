import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntry } from '#domain/audit/audit-contract';
import { staffView } from '#domain/staff/staff-contract';
import { inputs } from '#domain/testing/cases';
import { createdAnswer } from '#domain/wire/change-answers';
import { findAll } from '#server/platform/database/find';
import { type Client, clientWith, ownerClient } from '#server/testing/client';
import { makeStaff } from '#server/testing/factories';
import { invitationOf } from '#server/testing/invitation-of';
import { setRow } from '#server/testing/set-row';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { cookiesOf } from '#server/testing/tokens';
import type { Admin, Outbox } from '../../payload-types';
import { createInvitation } from './invitation';

const list = z.array(staffView);
const auditLog = z.array(auditEntry);
const PASSWORD = 'stitch-by-stitch';

const shop = await testShop();
const visitor = clientWith(shop);
const owner = await ownerClient(shop);

const newcomer = (changes = {}) => ({
  name: 'Bo Stitch',
  email: `bo-${randomUUID()}@staff.example`,
  role: 'bench',
  active: 1,
  ...changes,
});
const invite = async (changes = {}) => {
  const body = newcomer(changes);
  const { status, body: answer } = await owner('POST', '/api/staff', body);
  expect(status).toBe(201);
  return { ...body, id: createdAnswer.parse(answer).id };
};
const staff = async () => list.parse((await owner('GET', '/api/staff')).body);
const auditEntries = async (kind: string) =>
  auditLog.parse((await owner('GET', `/api/admin/audit?kind=${kind}`)).body);
const logIn = (email: string, password = PASSWORD) =>
  visitor('POST', '/api/admin/login', { email, password });
const signedIn = async (email: string) => {
  const [cookie] = cookiesOf((await logIn(email)).headers);
  return clientWith(shop, cookie);
};
const isSignedIn = async (client: Client) =>
  z.object({ isAuthenticated: z.boolean() }).parse((await client('GET', '/api/admin/check')).body)
    .isAuthenticated;
const emails = async (kind: Outbox['kind']) =>
  await findAll(shop.payload, 'outbox', { kind: { equals: kind } });

describe('a staff invitation', () => {
  it('creates an account without a password, queues an email, and is recorded', async () => {
    const { id, email } = await invite();
    expect(await staff()).toContainEqual(
      expect.objectContaining({ id, name: 'Bo Stitch', email, role: 'bench', active: 1, isInvited: true }),
    );
    expect((await emails('mail:staff-invitation')).map(({ recipient }) => recipient)).toContain(email);
    expect((await auditEntries('staff-added'))[0]).toMatchObject({
      actor: 'owner',
      role: 'owner',
      subject: email,
    });
    expect((await logIn(email, '')).status).toBe(400);
    expect((await logIn(email, 'anything')).body).toMatchObject({ success: false });
  });

  it('is rejected for a taken email, even if two are sent at once', async () => {
    const { email } = await invite();
    for (const taken of [ADMIN.email, ADMIN.email.toUpperCase(), email])
      expect(await owner('POST', '/api/staff', newcomer({ email: taken }))).toMatchObject({
        status: 409,
        body: { code: 'STAFF_EXISTS' },
      });
    const one = newcomer();
    const both = await Promise.all([owner('POST', '/api/staff', one), owner('POST', '/api/staff', one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await staff()).filter(({ email: each }) => each === one.email)).toHaveLength(1);
  });

  it('creates one account per key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const one = newcomer();
    const first = await owner('POST', '/api/staff', one, headers);
    expect((await owner('POST', '/api/staff', one, headers)).body).toEqual(first.body);
    const toThem = async () =>
      (await emails('mail:staff-invitation')).filter(({ recipient }) => recipient === one.email);
    expect(await toThem()).toHaveLength(1);
    // As if the process died between storing the account and queuing the email.
    await shop.payload.db.deleteMany({ collection: 'outbox', where: { recipient: { equals: one.email } } });
    await owner('POST', '/api/staff', one, headers);
    expect(await toThem()).toHaveLength(1);
    expect((await auditEntries('staff-added')).filter(({ subject }) => subject === one.email)).toHaveLength(
      1,
    );
  });

  inputs([{ role: 'owner' }, { role: 'king' }, { name: '' }, { email: 'bo' }, { active: 3 }])(
    'is rejected with %j',
    async (invalid) => (await owner('POST', '/api/staff', newcomer(invalid))).status,
    400,
  );

  it('sets the password once', async () => {
    const { id, email } = await invite();
    const token = await invitationOf(shop.payload, id);
    const take = () => visitor('POST', '/api/admin/invitation', { token, newPassword: PASSWORD });
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ body }) => Reflect.get(Object(body), 'success')).sort()).toEqual([false, true]);
    expect((await take()).body).toMatchObject({ success: false });
    expect((await logIn(email)).body).toEqual({ success: true });
    expect((await staff()).find((each) => each.id === id)?.isInvited).toBe(false);
    expect((await auditEntries('password'))[0]).toMatchObject({ actor: id, name: 'Bo Stitch' });
  });

  it('is void after a newer one or once it expires, and its stored hash opens nothing', async () => {
    const { id } = await invite();
    const first = await invitationOf(shop.payload, id);
    expect((await owner('POST', `/api/staff/${id}/invitation`)).status).toBe(200);
    const second = await invitationOf(shop.payload, id);
    const take = async (token: string) =>
      (await visitor('POST', '/api/admin/invitation', { token, newPassword: PASSWORD })).body;
    expect(await take(first)).toMatchObject({ success: false });
    const stored = await shop.payload.db.findOne<Admin>({
      collection: 'admins',
      where: { id: { equals: id } },
    });
    expect(stored?.inviteHash).not.toContain(second);
    expect(await take(stored?.inviteHash ?? '')).toMatchObject({ success: false });
    await setRow(shop.payload, 'admins', id, { inviteUntil: new Date(Date.now() - 1).toISOString() });
    expect(await take(second)).toMatchObject({ success: false });
  });

  it('is void and sent again if the email is corrected', async () => {
    const { id } = await invite();
    const token = await invitationOf(shop.payload, id);
    const email = `right-${randomUUID()}@staff.example`;
    expect((await owner('PATCH', `/api/staff/${id}`, { email })).status).toBe(200);
    expect(
      (await visitor('POST', '/api/admin/invitation', { token, newPassword: PASSWORD })).body,
    ).toMatchObject({
      success: false,
    });
    expect((await emails('mail:staff-invitation')).map(({ recipient }) => recipient)).toContain(email);
  });

  it('stays void if the account is turned off and on again', async () => {
    const { id } = await invite();
    const token = await invitationOf(shop.payload, id);
    for (const active of [false, true]) await owner('PATCH', `/api/staff/${id}`, { active });
    expect(
      (await visitor('POST', '/api/admin/invitation', { token, newPassword: PASSWORD })).body,
    ).toMatchObject({
      success: false,
    });
  });

  it("can't be sent to a removed or turned-off account", async () => {
    const [off, removed] = [await invite({ active: 0 }), await invite()];
    await owner('DELETE', `/api/staff/${removed.id}`);
    for (const { id } of [off, removed]) {
      expect(await createInvitation(shop.payload, id)).toBeNull();
      expect((await owner('POST', `/api/staff/${id}/invitation`)).status).toBe(404);
    }
  });
});

describe('a staff login', () => {
  it('returns who is signed in and is recorded with its IP address', async () => {
    const { id, email, name } = await makeStaff(shop.payload, { role: 'manager' });
    const manager = await signedIn(email.toUpperCase());
    expect((await manager('GET', '/api/admin/check')).body).toEqual({
      isAuthenticated: true,
      person: { name, role: 'manager' },
    });
    expect((await auditEntries('login'))[0]).toMatchObject({
      actor: id,
      name,
      role: 'manager',
      address: '127.0.0.1',
    });
    expect((await owner('GET', '/api/admin/check')).body).toMatchObject({
      person: { name: 'Owner', role: 'owner' },
    });
  });

  it('fails the same way for known and unknown emails and is recorded', async () => {
    const { email } = await makeStaff(shop.payload);
    const [known, unknown] = [await logIn(email, 'wrong'), await logIn('nobody@staff.example', 'wrong')];
    expect(known.body).toEqual(unknown.body);
    expect((await auditEntries('login-failed')).slice(0, 2)).toMatchObject([
      { actor: null, subject: 'nobody@staff.example', address: '127.0.0.1' },
      { actor: null, subject: email, address: '127.0.0.1' },
    ]);
    expect(JSON.stringify(await auditEntries('login-failed'))).not.toContain('wrong"');
  });

  it("keeps the owner's and the staff's passwords apart", async () => {
    const { email } = await makeStaff(shop.payload);
    expect((await logIn(email, ADMIN.password)).body).toMatchObject({ success: false });
    expect((await visitor('POST', '/api/admin/login', { password: PASSWORD })).body).toMatchObject({
      success: false,
    });
    expect((await logIn(ADMIN.email, ADMIN.password)).body).toEqual({ success: true });
  });
});

describe('the staff API', () => {
  it('applies a new role at once, records it, and emails the owner', async () => {
    const { id, email } = await makeStaff(shop.payload);
    const bo = await signedIn(email);
    expect((await bo('GET', '/api/customers')).status).toBe(403);
    expect((await owner('PATCH', `/api/staff/${id}`, { role: 'manager' })).status).toBe(200);
    expect((await bo('GET', '/api/customers')).status).toBe(200);
    expect((await auditEntries('role'))[0]).toMatchObject({
      actor: 'owner',
      subject: email,
      data: { from: 'bench', to: 'manager' },
    });
    expect(JSON.stringify((await emails('mail:security')).at(-1)?.payload)).toContain('Bench → Manager');
  });

  it.each(['switching off', 'removing'])('ends every session when %s an account', async (how) => {
    const { id, email, name } = await makeStaff(shop.payload);
    const [one, other] = [await signedIn(email), await signedIn(email)];
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, true]);
    const isOff = how === 'switching off';
    const { status } = isOff
      ? await owner('PATCH', `/api/staff/${id}`, { active: false })
      : await owner('DELETE', `/api/staff/${id}`);
    expect(status).toBe(200);
    expect((await auditEntries(isOff ? 'staff-changed' : 'staff-removed'))[0]).toMatchObject({
      actor: 'owner',
      subject: email,
      ...(isOff && { text: `${name}: turned off` }),
    });
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false]);
    expect((await one('GET', '/api/orders')).status).toBe(401);
    expect((await logIn(email)).body).toMatchObject({ success: false });
    const { totalDocs } = await shop.payload.db.count({
      collection: 'sessions',
      where: { account: { equals: id } },
    });
    expect(totalDocs).toBe(0);
    if (isOff) await owner('PATCH', `/api/staff/${id}`, { active: true });
    expect(await isSignedIn(one)).toBe(false);
  });

  it('rejects a taken email, even if two change at once', async () => {
    const [one, other] = [await makeStaff(shop.payload), await makeStaff(shop.payload)];
    for (const email of [other.email, ADMIN.email])
      expect((await owner('PATCH', `/api/staff/${one.id}`, { email })).status).toBe(409);
    const email = `same-${randomUUID()}@staff.example`;
    const both = await Promise.all(
      [one, other].map(({ id }) => owner('PATCH', `/api/staff/${id}`, { email })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await owner('PATCH', `/api/staff/${one.id}`, { email: one.email })).status).toBe(200);
  });

  it("never changes the owner's account", async () => {
    const where = { role: { equals: 'owner' } };
    const stored = () => shop.payload.db.findOne<{ id: string }>({ collection: 'admins', where });
    const before = await stored();
    const at = `/api/staff/${before?.id}`;
    expect((await owner('PATCH', at, { role: 'bench', active: false })).status).toBe(404);
    expect((await owner('DELETE', at)).status).toBe(404);
    expect((await owner('POST', `${at}/invitation`)).status).toBe(404);
    expect(await stored()).toEqual(before);
    expect((await staff()).map(({ id }) => id)).not.toContain(before?.id);
  });
});
