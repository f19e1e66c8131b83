import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { MANIFEST_PATH } from '#domain/app/app-manifest';
import { servePages } from '#server/testing/serve-pages';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const pages = await servePages(shop);
afterAll(() => pages.close());
const read = () => fetch(`${pages.url}${MANIFEST_PATH}`);

it("names the app after the shop, and is checked again after each change of the shop's name", async () => {
  const first = await read();
  expect(first.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  await shop.payload.updateGlobal({ slug: 'shop-settings', data: { name: 'Red & Sons <Gloves>' } });
  const second = await read();
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  expect(await second.json()).toMatchObject({
    id: '/admin',
    name: 'Red & Sons <Gloves>',
    short_name: 'Red & Sons <Gloves>',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    shortcuts: [
      { name: 'Scan', url: '/admin?scan=1' },
      { name: 'Create order', url: '/admin?create=1' },
      { name: 'Orders', url: '/admin?tab=orders' },
    ],
  });
});

it('allows everything it names: the start page and shortcuts are in its scope, and the policy allows it', async () => {
  const answer = await read();
  const { scope, start_url, shortcuts } = z
    .object({ scope: z.string(), start_url: z.string(), shortcuts: z.array(z.object({ url: z.string() })) })
    .parse(await answer.json());
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)])
    expect(url.startsWith(scope)).toBe(true);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/manifest-src|worker-src|child-src/);
});
