import { describe, expect, it } from 'vitest';
import { makeStaff } from '#server/testing/factories';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { HERE } from '#server/testing/tokens';
import { isAdminSession } from './admin-session';
import { ensureAdmin } from './ensure-admin';
import { openSession } from './open-session';

const shop = await testShop();

const ensure = (email: string, password?: string) => ensureAdmin({ payload: shop.payload, email, password });
const logIn = (email: string, password: string) =>
  openSession({ payload: shop.payload, collection: 'admins', email, password, from: HERE });
const isOpen = (token: string | null) => isAdminSession(shop.payload, `payload-token=${token}`);
const admins = async () => (await shop.payload.find({ collection: 'admins', depth: 0 })).docs;
const sessions = async () => (await shop.payload.find({ collection: 'sessions' })).docs;

describe('ensureAdmin with ADMIN_PASSWORD', () => {
  it("creates the owner's account on the first start", async () => {
    expect((await admins()).map(({ email }) => email)).toEqual([ADMIN.email]);
    expect(await isOpen(await logIn(ADMIN.email, ADMIN.password))).toBe(true);
    expect(await logIn(ADMIN.email, 'another-password')).toBeNull();
  });

  it('keeps every session when the password is unchanged', async () => {
    const token = await logIn(ADMIN.email, ADMIN.password);
    const before = await sessions();
    expect(await ensure(ADMIN.email, ADMIN.password)).toBeNull();
    expect(await isOpen(token)).toBe(true);
    expect(await sessions()).toEqual(before);
  });

  it("replaces a changed password and ends the old one's sessions", async () => {
    const token = await logIn(ADMIN.email, ADMIN.password);
    expect(await ensure(ADMIN.email, 'the-new-password')).toBeNull();
    expect(await logIn(ADMIN.email, ADMIN.password)).toBeNull();
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(await logIn(ADMIN.email, 'the-new-password'))).toBe(true);
  });

  it('keeps the password when the setting is removed', async () => {
    expect(await ensure(ADMIN.email)).toBeNull();
    expect(await isOpen(await logIn(ADMIN.email, 'the-new-password'))).toBe(true);
  });

  it('moves the account to a changed email', async () => {
    expect(await ensure('new-owner@test.example', 'the-new-password')).toBeNull();
    expect((await admins()).map(({ email }) => email)).toEqual(['new-owner@test.example']);
    expect(await logIn(ADMIN.email, 'the-new-password')).toBeNull();
    expect(await isOpen(await logIn('new-owner@test.example', 'the-new-password'))).toBe(true);
  });

  it('rejects the email of a staff member', async () => {
    const { email } = await makeStaff(shop.payload);
    const before = await admins();
    await expect(ensure(email, 'the-new-password')).rejects.toThrow('Setting ADMIN_EMAIL');
    expect(await admins()).toEqual(before);
    await shop.payload.delete({ collection: 'admins', where: { email: { equals: email } } });
  });

  it("makes an older account without a role the owner's", async () => {
    const where = { role: { equals: 'owner' } };
    await shop.payload.update({ collection: 'admins', where, data: { role: null } });
    await makeStaff(shop.payload, { email: 'first@staff.example' });
    await ensure('new-owner@test.example', 'the-new-password');
    const { docs } = await shop.payload.find({ collection: 'admins', where });
    expect(docs.map(({ email }) => email)).toEqual(['new-owner@test.example']);
    await shop.payload.delete({ collection: 'admins', where: { email: { equals: 'first@staff.example' } } });
  });

  it('treats an email in capitals as the same account', async () => {
    await ensure('New-Owner@Test.example', 'the-new-password');
    const token = await logIn('new-owner@test.example', 'the-new-password');
    await ensure('New-Owner@Test.example', 'the-new-password');
    expect(await isOpen(token)).toBe(true);
    expect(await admins()).toHaveLength(1);
  });

  it('changes email and password together', async () => {
    expect(await ensure('third@test.example', 'a-third-password')).toBeNull();
    expect(await isOpen(await logIn('third@test.example', 'a-third-password'))).toBe(true);
    expect(await admins()).toHaveLength(1);
  });
});

describe('ensureAdmin without ADMIN_PASSWORD', () => {
  it('generates a password on the first start and returns it once', async () => {
    await shop.payload.delete({ collection: 'admins', where: {} });
    const made = await ensure(ADMIN.email);
    expect(made).toMatch(/^[\w-]{16,}$/);
    expect(await isOpen(await logIn(ADMIN.email, made ?? ''))).toBe(true);
    expect(JSON.stringify(await shop.payload.db.find({ collection: 'admins' }))).not.toContain(made);
    expect(await ensure(ADMIN.email)).toBeNull();
    expect(await isOpen(await logIn(ADMIN.email, made ?? ''))).toBe(true);
  });

  it('creates one account when several servers start at once', async () => {
    await shop.payload.delete({ collection: 'admins', where: {} });
    const made = (await Promise.all([ensure(ADMIN.email), ensure(ADMIN.email), ensure(ADMIN.email)])).filter(
      (password) => password !== null,
    );
    expect(await admins()).toHaveLength(1);
    expect(made).toHaveLength(1);
    expect(await isOpen(await logIn(ADMIN.email, made[0] ?? ''))).toBe(true);
  });
});
