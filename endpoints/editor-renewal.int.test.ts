import { expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '#server/testing/call';
import { editorApi } from '#server/testing/editor-api';
import { ADMIN, testShop } from '#server/testing/test-shop';

const shop = await testShop({}, editorApi);

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
