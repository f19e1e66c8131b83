import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { inputs } from '#domain/testing/cases';
import { makeService } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { servePages } from '#server/testing/serve-pages';
import { setRow } from '#server/testing/set-row';
import { startTestShop } from '#server/testing/test-shop';
import type { Config } from '../../payload-types';
import { parseEnv } from '../platform/environment/env';

const EMPTY = { privacy: null, terms: null, sharePicture: null };
const opened: { close: () => Promise<void> }[] = [];
const shop = await startTestShop();
const serviceId = (await makeService(shop.payload, { name: 'Relace & more', price: 6500 })).id;
afterAll(async () => {
  for (const pages of opened) await pages.close();
  await shop.close();
});
beforeEach(() => saveSettings(EMPTY));

async function openServed(set: { SITE_URL?: string }) {
  const settings = parseEnv({ PAYLOAD_SECRET: 'only-for-these-tests', ...set });
  const served = await servePages({ payload: shop.payload, settings });
  opened.push(served);
  return served;
}
const serve = async (set: { SITE_URL?: string }) => (await openServed(set)).url;
const local = await serve({});
const publicUrl = await serve({ SITE_URL: 'https://gloves.example' });

const saveSettings = (data: Partial<Config['globals']['shop-settings']>) =>
  shop.payload.updateGlobal({ slug: 'shop-settings', data });
const html = async (path: string, url = publicUrl) => (await fetch(`${url}${path}`)).text();
const attribute = (text: string, before: string) => text.split(before)[1]?.split('"')[0];
const canonicalFor = async (Host: string) =>
  attribute((await rawCall(local, '/order', { Host })).bytes.toString(), 'rel="canonical" href="');
const pictureIn = (text: string) => attribute(text, 'property="og:image" content="') ?? '';

describe("a page's head", () => {
  it('has the public address and escapes data', async () => {
    const text = await html('/?x=1');
    expect(attribute(text, 'rel="canonical" href="')).toBe('https://gloves.example/');
    expect(pictureIn(text)).toMatch(/^https:\/\/gloves\.example\/media\/share\/[0-9a-f]{16}\.jpg$/);
    expect(text).toContain('"name":"Relace & more"');
    expect(text.match(/<title/g)).toHaveLength(1);
  });

  it('has the loopback address of the request if there is no public one', async () => {
    const { port } = new URL(local);
    expect(attribute(await html('/order', local), 'rel="canonical" href="')).toBe(`${local}/order`);
    for (const name of ['localhost', 'LocalHost', '127.0.0.1', '[::1]'])
      expect(await canonicalFor(`${name}:${port}`)).toBe(`http://${name.toLowerCase()}:${port}/order`);
  });

  it.each([
    'garage.example',
    'localhost.',
    '127.0.0.1.evil.example',
    'localhost:1',
    'x@evil.example',
    '"><script>',
  ])('is the same for the made-up host %j and has no address', async (Host) => {
    const { bytes, headers } = await rawCall(local, '/', { Host });
    const other = await rawCall(local, '/', { Host: 'other.example' });
    expect(headers.etag).toBe(other.headers.etag);
    expect(bytes.toString()).not.toMatch(/evil|canonical|og:url|og:image|ld\+json|<script>/);
    expect(bytes.toString()).toContain('og:title');
    const sitemap = await rawCall(local, '/sitemap.xml', { Host });
    expect(sitemap.status).toBe(404);
    const robots = await rawCall(local, '/robots.txt', { Host });
    expect(robots.bytes.toString()).toMatch(/^User-agent: \*\nDisallow: \/cms\n$/);
  });

  it('is compressed once for all made-up hosts', async () => {
    const { pages } = await openServed({});
    const called = (host: string) => pages.page('/', { protocol: 'http', host });
    const first = await called('a.example');
    for (const host of ['b.example', 'localhost:81', '127.9.9.9:3000'])
      expect(await called(host)).toBe(first);
  });

  it('shows a new price and new hours as soon as they are saved', async () => {
    expect(await html('/')).toContain('"price":"65.00"');
    await shop.payload.update({ collection: 'services', id: serviceId, data: { price: 7000 } });
    expect(await html('/')).toContain('"price":"70.00"');
    await saveSettings({ openingHours: 'Sunday, 8 am to 9 am' });
    expect(await html('/')).toContain('"dayOfWeek":["Sunday"]');
  });

  it("shows another server's changes within seconds", async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await html('/');
    await setRow(shop.payload, 'services', serviceId, { price: 8000 });
    expect(await html('/')).not.toContain('"price":"80.00"');
    vi.advanceTimersByTime(3001);
    expect(await html('/')).toContain('"price":"80.00"');
  });

  it('leaves prices out while the database is down', async () => {
    await shop.payload.update({ collection: 'services', id: serviceId, data: { price: 9000 } });
    const broken = vi.spyOn(shop.payload, 'find').mockRejectedValue(new Error('gone'));
    expect(await html('/')).not.toContain('makesOffer');
    broken.mockRestore();
    expect(await html('/')).toContain('"price":"90.00"');
  });

  it.each([
    ['/', 200, null],
    ['/order', 200, null],
    ['/admin', 200, 'noindex'],
    ['/order-confirmation?orderId=1', 200, 'noindex'],
    ['/customer/login', 200, 'noindex'],
    ['/no/such/page', 404, 'noindex'],
  ])('for %s has status %i and robots tag %s', async (path, status, robots) => {
    const answer = await fetch(`${publicUrl}${path}`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([status, robots]);
    expect((await answer.text()).includes('name="robots" content="noindex"')).toBe(robots !== null);
  });
});

it('robots.txt and sitemap.xml list the public pages', async () => {
  const robots = await fetch(`${publicUrl}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('Sitemap: https://gloves.example/sitemap.xml');
  const listed = async () => [...(await html('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].length;
  expect((await fetch(`${publicUrl}/sitemap.xml`)).headers.get('content-type')).toMatch(/^application\/xml/);
  expect(await listed()).toBe(3);
  await saveSettings({ terms: 'Be nice.' });
  expect(await listed()).toBe(4);
});

it.each(['/robots.txt', '/sitemap.xml'])('%s answers 304 to its ETag', async (path) => {
  const etag = (await fetch(`${publicUrl}${path}`)).headers.get('etag') ?? '';
  // Without Cache-Control, Node's fetch sends no-cache.
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  const again = await fetch(`${publicUrl}${path}`, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe("the owner's texts", () => {
  const text = async (name: string) => {
    const { status, bytes } = await rawCall(shop.url, `/api/texts/${name}`);
    return [status, z.looseObject({}).parse(JSON.parse(bytes.toString())).text];
  };

  it("have a page only while they aren't empty", async () => {
    const pageStatus = async () => (await fetch(`${publicUrl}/privacy`)).status;
    expect([await pageStatus(), ...(await text('privacy'))]).toEqual([404, 404, undefined]);
    await saveSettings({ privacy: ' # We keep\r\n- nothing ' });
    expect([await pageStatus(), ...(await text('privacy'))]).toEqual([200, 200, '# We keep\n- nothing']);
    expect(await html('/')).toContain('"texts":["privacy"]');
    expect(await text('terms')).toEqual([404, undefined]);
    await saveSettings({ privacy: ' \n' });
    expect([await pageStatus(), ...(await text('privacy'))]).toEqual([404, 404, undefined]);
  });

  inputs(['constructor', 'ownerEmail', 'address'])("don't include %s", (name) => text(name), [
    404,
    undefined,
  ]);

  it("are rejected if they're too long", async () => {
    await expect(saveSettings({ terms: 'x'.repeat(60_001) })).rejects.toMatchObject({
      data: { errors: [{ path: 'terms', message: 'Keep this under 60,000 characters' }] },
    });
  });
});

describe('the share picture', () => {
  const picture = async () => new URL(pictureIn(await html('/'))).pathname;
  const get = (path: string) => rawCall(shop.url, path);
  const describePicture = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return [format, width, height];
  };

  it('is drawn by the shop and cached forever under its own name', async () => {
    const { status, headers, bytes } = await get(await picture());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await describePicture(bytes)).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThan(120_000);
    // The text renders even without system fonts: its light color brightens the left half.
    const textArea = await sharp(bytes).extract({ left: 80, top: 100, width: 520, height: 300 }).toBuffer();
    const { channels } = await sharp(textArea).stats();
    expect(channels[2]?.mean).toBeGreaterThan(40);
  });

  it("is the owner's choice, cropped to size", async () => {
    const generated = await picture();
    const { filename } = await shop.payload.create({
      collection: 'media',
      data: { alt: 'A glove' },
      file: { name: 'a.jpg', mimetype: 'image/jpeg', data: await jpeg(400, 400), size: 1 },
    });
    await saveSettings({ sharePicture: `/media/${filename}` });
    const chosen = await picture();
    expect(chosen).not.toBe(generated);
    expect(await describePicture((await get(chosen)).bytes)).toEqual(['jpeg', 1200, 630]);
    expect((await get(generated)).status).toBe(404);
    await shop.payload.delete({ collection: 'media', where: { filename: { equals: filename } } });
    await saveSettings(EMPTY);
    expect(await picture()).toBe(generated);
    expect((await get(generated)).status).toBe(200);
  });

  it("must be one of the shop's own pictures", async () => {
    await expect(saveSettings({ sharePicture: 'https://evil.example/x.png' })).rejects.toMatchObject({
      data: { errors: [{ path: 'sharePicture', message: "Use photos you've uploaded here" }] },
    });
  });
});
