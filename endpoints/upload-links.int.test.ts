import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { PART } from '#server/platform/environment/data-dir';
import { jpeg, PHOTOS, padded } from '#server/testing/photos';
import { testShop } from '#server/testing/test-shop';
import { normalize, putPhoto, storedFiles, uploadUrl } from '#server/testing/uploads';

const shop = await testShop();
afterEach(() => vi.useRealTimers());

const files = () => storedFiles(shop.dataDir);
/** Returns the stored files once earlier tests have finished writing. */
async function filesAtRest(): Promise<string[]> {
  await expect.poll(() => files().filter((name) => name.includes(PART))).toEqual([]);
  return files();
}
const inMinutes = (minutes: number) =>
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });

/** Sends a PUT as raw bytes, which browsers wouldn't do. */
function rawPut(url: string, headers: Record<string, string>, chunks: Buffer[], end = true): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: pathname + search, method: 'PUT', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    if (end) sent.end();
    else sent.flushHeaders();
  });
}

describe('a dishonest or broken PUT', () => {
  const type = { 'Content-Type': 'image/jpeg' };

  it('answers 413 after 10 MB of unannounced length', async () => {
    const before = await filesAtRest();
    const url = await uploadUrl(shop);
    const chunks = [await jpeg(), ...Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024))];
    expect(await rawPut(url, { ...type, 'Transfer-Encoding': 'chunked' }, chunks)).toBe(413);
    expect(files()).toEqual(before);
    // The URL still works for a photo that's small enough.
    expect(await putPhoto(url, await jpeg())).toBe(200);
  });

  it('answers 413 before reading an announced 11 MB', async () => {
    const url = await uploadUrl(shop);
    expect(await rawPut(url, { ...type, 'Content-Length': String(11 * 1024 * 1024) }, [], false)).toBe(413);
  });

  it('reads only the announced length, and breaks nothing', async () => {
    const before = await filesAtRest();
    const url = await uploadUrl(shop);
    const bytes = await jpeg();
    const status = await rawPut(url, { ...type, 'Content-Length': '100' }, [padded(bytes, 10_485_765)]).catch(
      () => 0,
    );
    expect(status).toBeLessThan(500);
    expect([400, 415]).toContain((await normalize(shop, [url])).status);
    await expect.poll(files).toEqual(before);
  });

  it('leaves nothing behind from half a photo, which can be sent again', async () => {
    const before = await filesAtRest();
    const url = await uploadUrl(shop);
    const bytes = await jpeg(400, 400);
    const { hostname, port, pathname, search } = new URL(url);
    const headers = { ...type, 'Content-Length': String(bytes.length) };
    const sent = request({ hostname, port, path: pathname + search, method: 'PUT', headers });
    sent.on('error', () => undefined);
    sent.write(bytes.subarray(0, 500));
    await expect.poll(files).not.toEqual(before);
    expect((await normalize(shop, [url])).body).toMatchObject({
      errors: { 'urls.0': MESSAGES.photoNotUploaded },
    });
    sent.destroy();
    await expect.poll(files).toEqual(before);
    expect(await putPhoto(url, bytes)).toBe(200);
    expect((await normalize(shop, [url])).status).toBe(200);
  });

  it('recognizes a photo sent byte by byte', async () => {
    const url = await uploadUrl(shop);
    const chunks = Array.from(await jpeg(), (byte) => Buffer.from([byte]));
    expect(await rawPut(url, { ...type, 'Transfer-Encoding': 'chunked' }, chunks)).toBe(200);
  });
});

describe('an upload URL', () => {
  it('accepts one PUT, and answers later ones with 409, even after the photo is stored', async () => {
    const url = await uploadUrl(shop);
    expect(await putPhoto(url, await jpeg())).toBe(200);
    expect(await putPhoto(url, (await PHOTOS['image/png']?.()) ?? Buffer.alloc(0), 'image/png')).toBe(409);
    expect((await normalize(shop, [url])).status).toBe(200);
    const before = files();
    expect(await putPhoto(url, await jpeg())).toBe(409);
    expect(files()).toEqual(before);
  });

  it('accepts one of ten simultaneous PUTs', async () => {
    const url = await uploadUrl(shop);
    const bytes = await jpeg(500, 500);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => putPhoto(url, bytes)));
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await normalize(shop, [url])).status).toBe(200);
  });

  it('is valid for 15 minutes, and its upload can be kept later', async () => {
    const [late, used] = [await uploadUrl(shop), await uploadUrl(shop)];
    inMinutes(14);
    expect(await putPhoto(used, await jpeg())).toBe(200);
    inMinutes(2);
    expect(await putPhoto(late, await jpeg())).toBe(404);
    expect((await normalize(shop, [used])).status).toBe(200);
  });

  it("can't be made up or changed", async () => {
    const url = new URL(await uploadUrl(shop));
    const id = url.pathname.split('/').at(-1) ?? '';
    const { search } = url;
    const made = [
      `${url.origin}${url.pathname}`,
      `${url.origin}/api/objects/uploads/${randomUUID()}${search}`,
      `${url.origin}/api/objects/uploads/..%2f..%2fsecret${search}`,
      `${url.origin}/api/objects/uploads/${id}%00${search}`,
      url.href.replace(/expires=\d+/, 'expires=99999999999'),
      url.href.replace(/signature=./, 'signature='),
      url.href.replace(/signature=.*/, `signature=${'ä'.repeat(43)}`),
      `${url.href}&signature=x`,
    ];
    const before = files();
    for (const forged of made) {
      expect([forged, await putPhoto(forged, await jpeg())]).toEqual([forged, 404]);
      expect([forged, (await normalize(shop, [forged])).status]).toEqual([forged, 400]);
    }
    expect(files()).toEqual(before);
  });

  it('refuses pages of other sites', async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'image/jpeg' };
    const response = await fetch(await uploadUrl(shop), {
      method: 'PUT',
      headers,
      body: new Uint8Array(await jpeg()),
    });
    expect(response.status).toBe(403);
  });
});
