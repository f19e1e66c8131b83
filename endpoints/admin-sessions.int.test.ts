import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionView } from '#domain/own-account/own-account-contract';
import { HOUR_MS } from '#domain/wire/durations';
import { call } from '#server/testing/call';
import { type Client, clientWith, customerClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { cookiesOf, sessionsOf } from '#server/testing/tokens';
import type { Session } from '../payload-types';

const shop = await testShop({}, editorApi);

const signIn = async (userAgent = 'Catcher/1.0') => {
  const { headers } = await call(`${shop.url}/api/admin/login`, {
    body: { password: ADMIN.password },
    headers: { 'User-Agent': userAgent },
  });
  return clientWith(shop, cookiesOf(headers)[0]);
};
const isIn = async (client: Client) =>
  z.object({ isAuthenticated: z.boolean() }).parse((await client('GET', '/api/admin/check')).body)
    .isAuthenticated;
const list = async (client: Client) =>
  z.array(sessionView.strict()).parse((await client('GET', '/api/admin/sessions')).body);
const change = async (id: string, data: Partial<Session>) =>
  void (await shop.payload.db.updateOne({ collection: 'sessions', id, data }));
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('your own sessions', () => {
  it('are listed with browser and IP address, last used first, and mark the current one', async () => {
    const [first, second] = [await signIn('Firefox/9'), await signIn('Chrome/9')];
    const sessions = await list(second);
    expect(sessions).toMatchObject([
      { userAgent: 'Chrome/9', address: '127.0.0.1', isCurrent: true },
      { userAgent: 'Firefox/9', address: '127.0.0.1', isCurrent: false },
    ]);
    await first('DELETE', '/api/admin/sessions');
    expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
    expect(await list(first)).toHaveLength(1);
  });

  it('end one by one, and the current one like a logout', async () => {
    const [own, other] = [await signIn(), await signIn()];
    const { id } = (await list(own)).find(({ isCurrent }) => !isCurrent) ?? { id: '' };
    expect((await own('DELETE', `/api/admin/sessions/${id}`)).status).toBe(200);
    expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
    expect((await own('DELETE', `/api/admin/sessions/${id}`)).status).toBe(404);
    const current = (await list(own)).find(({ isCurrent }) => isCurrent)?.id;
    const ended = await own('DELETE', `/api/admin/sessions/${current}`);
    expect(cookiesOf(ended.headers)).toEqual(['payload-token=']);
    expect(await isIn(own)).toBe(false);
  });

  it("can't be seen or ended by customers or other staff", async () => {
    const owner = await signIn();
    const customer = await customerClient(shop);
    const theirs = z.array(sessionView).parse((await customer('GET', '/api/customer/sessions')).body);
    expect((await owner('DELETE', `/api/admin/sessions/${theirs[0]?.id}`)).status).toBe(404);
    const bo = { email: 'bo@test.example', password: 'bo-at-the-bench' };
    await shop.payload.create({ collection: 'admins', data: { ...bo, name: 'Bo', role: 'manager' } });
    const opened = await call(`${shop.url}/cms/api/admins/login`, { body: bo });
    const client = clientWith(shop, cookiesOf(opened.headers)[0]);
    expect(await list(client)).toHaveLength(1);
    const [current] = await list(owner);
    expect((await client('DELETE', `/api/admin/sessions/${current?.id}`)).status).toBe(404);
    await client('DELETE', '/api/admin/sessions');
    expect(await isIn(owner)).toBe(true);
  });
});

describe('a dashboard session', () => {
  const newest = async () =>
    (await sessionsOf(shop.payload, ADMIN.email)).sort((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    )[0] ?? {
      id: '',
      expiresAt: '',
    };

  it("expires after 12 idle hours, and lasts while it's used", async () => {
    const client = await signIn();
    const { id } = await newest();
    await change(id, { lastSeenAt: ago(12 * HOUR_MS - 60_000) });
    expect(await isIn(client)).toBe(true);
    await change(id, { lastSeenAt: ago(12 * HOUR_MS) });
    expect(await isIn(client)).toBe(false);
    const again = await signIn();
    expect((await list(again)).map((session) => session.id)).not.toContain(id);
  });

  it('keeps customers signed in for 30 days', async () => {
    const client = await customerClient(shop);
    const [{ id } = { id: '' }] = z
      .array(sessionView)
      .parse((await client('GET', '/api/customer/sessions')).body);
    await change(id, { lastSeenAt: ago(48 * HOUR_MS) });
    expect((await client('GET', '/api/customer/me')).status).toBe(200);
  });

  it('ends after 7 days, and renewals move neither its end nor its proof of identity', async () => {
    const opened = await call(`${shop.url}/cms/api/admins/login`, { body: ADMIN });
    const { token } = z.object({ token: z.string() }).parse(opened.body);
    const { id } = await newest();
    const [expiresAt, provenAt] = [ago(-HOUR_MS), ago(HOUR_MS)];
    await change(id, { expiresAt, provenAt });
    const { body } = await call(`${shop.url}/cms/api/admins/refresh-token`, {
      method: 'POST',
      headers: { Cookie: `payload-token=${token}` },
    });
    const renewed = z.object({ refreshedToken: z.string(), exp: z.number() }).parse(body);
    expect(renewed.exp).toBe(Math.floor(Date.parse(expiresAt) / 1000));
    const remaining = (await sessionsOf(shop.payload, ADMIN.email)).filter(
      (row) => row.expiresAt === expiresAt,
    );
    expect(remaining).toMatchObject([{ provenAt }]);
    expect(remaining[0]?.id).not.toBe(id);
    const client = clientWith(shop, `payload-token=${renewed.refreshedToken}`);
    expect(await client('POST', '/api/admin/2fa/setup', {})).toMatchObject({
      body: { code: 'CONFIRM_AGAIN' },
    });
  });
});

const withToken = (token: string) => ({ Cookie: `payload-token=${token}` });
const isOwner = async (token: string) =>
  (await call(`${shop.url}/api/admin/check`, { headers: withToken(token) })).body;

it('a renewed session replaces the old one, whose token opens nothing', async () => {
  const opened = await call(`${shop.url}/cms/api/admins/login`, { body: ADMIN });
  const { token: old } = z.object({ token: z.string() }).parse(opened.body);
  const renewed = await call(`${shop.url}/cms/api/admins/refresh-token`, {
    method: 'POST',
    headers: withToken(old),
  });
  const { refreshedToken } = z.object({ refreshedToken: z.string() }).parse(renewed.body);
  expect(await isOwner(refreshedToken)).toMatchObject({ isAuthenticated: true });
  expect(await isOwner(old)).toEqual({ isAuthenticated: false });
  const again = { method: 'POST', headers: withToken(old) };
  expect((await call(`${shop.url}/cms/api/admins/refresh-token`, again)).status).toBe(401);
});
