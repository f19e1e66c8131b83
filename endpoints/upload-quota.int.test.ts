import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#domain/api-calls/limit-table';
import { createLimits } from '#server/platform/limits/limits';
import { clientWith } from '#server/testing/client';
import { jpeg, padded } from '#server/testing/photos';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, ownerCookie } from '#server/testing/tokens';
import { storedFiles } from '#server/testing/uploads';

const KB = 1024;
const MB = 1024 * KB;

const shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
const limits = createLimits(shop.payload, 'on');
const client = clientWith(shop);

let hosts = 0;
/** Returns a caller with an IP address of its own and this many bytes left. */
async function sender(left: number) {
  hosts += 1;
  const address = `203.0.113.${hosts}`;
  const from = { 'X-Forwarded-For': address };
  await limits.add('upload-kilobytes', address, LIMITS['upload-kilobytes'].times - left / KB);
  return {
    link: async () => {
      const { status, body } = await client('POST', '/api/objects/upload', {}, from);
      return { status, body, url: String(Reflect.get(Object(body), 'uploadURL')) };
    },
    put: async (url: string, bytes: Uint8Array, type = 'image/jpeg') => {
      const response = await fetch(url, {
        method: 'PUT',
        headers: { ...from, 'Content-Type': type },
        body: new Uint8Array(bytes),
      });
      const body = z.object({ message: z.string().optional() }).parse(await response.json());
      return { status: response.status, headers: response.headers, message: body.message };
    },
    normalize: (url: string) => client('POST', '/api/objects/normalize', { urls: [url] }, from),
    /** Whether this many bytes are left. It doesn't count them. */
    mayBring: async (bytes: number) => {
      try {
        await limits.take('upload-kilobytes', address, bytes / KB);
        await limits.uncount('upload-kilobytes', address, bytes / KB);
        return true;
      } catch {
        await limits.uncount('upload-kilobytes', address, bytes / KB);
        return false;
      }
    },
    address,
  };
}
const photo = async (bytes: number) => padded(await jpeg(), bytes);

describe('photos sent through the shop', () => {
  it("are accepted up to an IP address's limit, then refused with a message; others continue", async () => {
    const { link, put } = await sender(3 * MB);
    expect((await put((await link()).url, await photo(2 * MB))).status).toBe(200);
    const { status, headers, message } = await put((await link()).url, await photo(2 * MB));
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(message).toMatch(/^We've reached today's limit for photos from your network\..*24 hours/);
    // The refused photo doesn't count, so a smaller one is still accepted.
    expect((await put((await link()).url, await photo(MB / 2))).status).toBe(200);
    const other = await sender(3 * MB);
    expect((await other.put((await other.link()).url, await photo(2 * MB))).status).toBe(200);
  });

  it('never exceed the limit with ten simultaneous uploads', async () => {
    const { link, put } = await sender(3 * MB + 10 * KB);
    const before = storedFiles(shop.dataDir).length;
    const urls = await Promise.all(Array.from({ length: 10 }, async () => (await link()).url));
    const bytes = await photo(MB);
    const answers = await Promise.all(urls.map((url) => put(url, bytes)));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBeLessThanOrEqual(3);
    expect(accepted).toBeGreaterThan(0);
    expect(storedFiles(shop.dataDir)).toHaveLength(before + accepted);
  });

  it('count toward the sender, not the one who requested the link', async () => {
    const [rich, poor] = [await sender(100 * MB), await sender(MB)];
    expect((await poor.put((await rich.link()).url, await photo(2 * MB))).status).toBe(429);
  });

  it('count by the bytes received if refused or interrupted', async () => {
    const { link, put, mayBring, address } = await sender(20 * MB);
    expect((await put((await link()).url, Buffer.alloc(MB), 'image/jpeg')).status).toBe(415);
    const { hostname, port, pathname, search } = new URL((await link()).url);
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': 9 * MB, 'X-Forwarded-For': address };
    const sent = request({ hostname, port, path: pathname + search, method: 'PUT', headers });
    sent.on('error', () => undefined);
    sent.write(await photo(4 * MB));
    // Checking the quota earlier would hold it for a moment, so this photo would be refused.
    await expect.poll(() => storedFiles(shop.dataDir).some((name) => name.includes('.part-'))).toBe(true);
    // An upload that's running counts with the size it announced.
    expect(await mayBring(11 * MB)).toBe(false);
    sent.destroy();
    await expect.poll(() => mayBring(13 * MB)).toBe(true);
    expect(await mayBring(19 * MB)).toBe(false);
  });

  it('count when kept, too', async () => {
    const { link, put, normalize, mayBring } = await sender(MB);
    const { url } = await link();
    expect((await put(url, await jpeg(2000, 2000))).status).toBe(200);
    const raw = (await jpeg(2000, 2000)).length;
    expect(await mayBring(MB - Math.ceil(raw / KB) * KB)).toBe(true);
    expect((await normalize(url)).status).toBe(200);
    expect(await mayBring(MB - Math.ceil(raw / KB) * KB)).toBe(false);
  });

  it("don't count for the owner, neither calls nor bytes", async () => {
    const { address } = await sender(0);
    await limits.add('upload-address', address, LIMITS['upload-address'].times);
    const headers = { ...ownerCookie(await adminTokenOf(shop.payload)), 'X-Forwarded-For': address };
    const { status, body } = await client('POST', '/api/objects/upload', {}, headers);
    expect(status).toBe(200);
    const put = await fetch(String(Reflect.get(Object(body), 'uploadURL')), {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(await photo(2 * MB)),
    });
    expect(put.status).toBe(200);
    expect((await client('POST', '/api/objects/upload', {}, { 'X-Forwarded-For': address })).status).toBe(
      429,
    );
  });
});
