import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { homePreview, shopSettingsView } from '#domain/shop-settings/settings-contract';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { SETTING_NAMES, SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { ownerClient } from '#server/testing/client';
import { makePhoto } from '#server/testing/factories';
import { servePages } from '#server/testing/serve-pages';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, ownerCookie } from '#server/testing/tokens';

const PATH = '/api/admin/shop-settings';
const HOURS = 'Saturday, 9 am to 2 pm';

const shop = await testShop();
const owner = await ownerClient(shop);
const pages = await servePages(shop);
afterAll(() => pages.close());
beforeEach(() => shop.payload.updateGlobal({ slug: 'shop-settings', data: { ...SHOP_DEFAULTS } }));

const read = async () => shopSettingsView.parse((await owner('GET', PATH)).body);
const save = (changes: object, version?: number) =>
  owner('PATCH', PATH, changes, version === undefined ? {} : { 'If-Match': `"${version}"` });
const home = async () => (await fetch(pages.url)).text();
const preview = async (body: object) => {
  const headers = {
    'Content-Type': 'application/json',
    Origin: pages.url,
    ...ownerCookie(await adminTokenOf(shop.payload)),
  };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`${pages.url}${PATH}/preview`, options);
};

describe('the shop settings', () => {
  it('are the fields of the editor, with the defaults of a new shop', async () => {
    const { flattenedFields } = shop.payload.globals.config.find(({ slug }) => slug === 'shop-settings') ?? {
      flattenedFields: [],
    };
    const names = flattenedFields
      .map(({ name }) => name)
      .filter((name) => !['createdAt', 'updatedAt'].includes(name));
    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
    expect(await read()).toMatchObject({ ...SHOP_DEFAULTS, drawingDay: 1, id: 'shop-settings' });
  });

  it('show on pages at once, with a new version and an entry in the audit log', async () => {
    const { version } = await read();
    expect(await home()).not.toContain(HOURS);
    const { status, body } = await save({ openingHours: ` ${HOURS}\n` }, version);
    expect([status, body]).toEqual([200, { success: true, version: expect.any(Number) }]);
    expect(await home()).toContain(HOURS);
    expect(await read()).toMatchObject({
      ...SHOP_DEFAULTS,
      ...z.object({ version: z.int() }).parse(body),
      openingHours: HOURS,
    });
    const docs = await findAll(shop.payload, 'audit', { kind: { equals: 'settings' } }, '-createdAt');
    expect(docs[0]).toMatchObject({ actor: 'owner', data: { fields: ['openingHours'] } });
  });

  it('are refused with the message of each field', async () => {
    expect(await save({ openingHours: '', people: [{ name: 'R', words: 'Thirty years.' }] })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        errors: {
          openingHours: "Enter the shop's hours",
          'people.0.name': 'Name must be at least 2 characters',
        },
      },
    });
    expect(await read()).toMatchObject({ openingHours: SHOP_FACTS.openingHours, people: [] });
  });

  it('are never saved over a newer version', async () => {
    const { version } = await read();
    await save({ tagline: 'Old gloves, new innings' }, version);
    expect(await save({ tagline: 'Mine' }, version)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await read()).toMatchObject({ tagline: 'Old gloves, new innings' });
  });

  it('are saved by one of several at once', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => save({ tagline: `Tagline ${n}` }, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('pictures in the settings', () => {
  it('stay once they are saved', async () => {
    const [logo, portrait, unused] = [
      await makePhoto(shop.payload),
      await makePhoto(shop.payload),
      await makePhoto(shop.payload),
    ];
    await save({ logo, people: [{ name: 'Red', words: 'Thirty years on the bench.', portrait }] });
    const store = openPhotoStore(shop.settings);
    await removeUnused({ payload: shop.payload, store, now: new Date(Date.now() + 3 * 86_400_000) });
    const { docs } = await shop.payload.find({ collection: 'uploads', pagination: false });
    const left = (photo: string) => docs.some(({ id }) => photo.includes(id));
    expect([logo, portrait, unused].map(left)).toEqual([true, true, false]);
  });

  it('are refused if they are gone', async () => {
    const logo = `/media/${randomUUID()}.webp`;
    expect(await save({ logo })).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_GONE', errors: { logo: expect.any(String) } },
    });
  });
});

describe('the preview', () => {
  it('shows unsaved settings, saves nothing, and is never cached', async () => {
    const answer = await preview({ openingHours: HOURS, accentColor: '#0B2A6B' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { html } = homePreview.parse(await answer.json());
    expect(html).toContain(HOURS);
    expect(html).toContain('--accent:#0b2a6b');
    expect(await home()).not.toContain(HOURS);
    expect(await read()).toMatchObject({ openingHours: SHOP_FACTS.openingHours });
  });

  it('refuses a setting no page can show', async () => {
    expect((await preview({ accentColor: 'blue' })).status).toBe(400);
  });
});
