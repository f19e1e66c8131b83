import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { jpeg } from '../photos';
import { rawCall } from '../raw-call';
import { uploadPhoto } from '../uploads';
import { type Attacked, tally } from './attacked';

/** Thumbnails: path traversal, unknown sizes, and floods. */
export function attackPictures(at: () => Attacked): void {
  describe('17: thumbnails', () => {
    let name = '';
    beforeAll(async () => {
      name = (await uploadPhoto({ url: at().servers.one.url }, await jpeg(700, 500))).slice('/media/'.length);
    });
    const get = (path: string, headers = {}, url = at().servers.one.url) => rawCall(url, path, headers);
    const small = async () => (await at().servers.bucket.keys()).filter((key) => key.includes('thumbs/'));

    it.each([
      '..%2f..%2fsecret.webp',
      '%2e%2e/secret',
      '../secret',
      '..%5csecret',
      '.hidden.webp',
      'x'.repeat(3000),
      '%00.webp',
      'secret',
      '',
    ])('serves nothing outside the folder for %j', async (path) => {
      for (const folder of ['/media/thumbs/', '/media/', '/media/share/']) {
        const { status, headers } = await get(folder + path);
        expect([status, headers['cache-control'], headers['content-type']]).toEqual([
          404,
          'no-store',
          'application/json; charset=utf-8',
        ]);
      }
    });

    it.each([
      '1',
      '0',
      '480',
      '0160',
      '-160',
      '1e3',
      '161',
      '99999999999999999999',
      '160.160',
      '160.webp',
      '٤٨٠',
    ])('neither serves nor creates the size %j', async (size) => {
      const before = await small();
      expect((await get(`/media/thumbs/${name}.${encodeURIComponent(size)}.webp`)).status).toBe(404);
      expect(await small()).toEqual(before);
    });

    it('stores nothing for thirty unknown photos and blocks no upload', async () => {
      const before = await small();
      const flood = Array.from({ length: 30 }, () =>
        get(thumbnailOf(`/media/${randomUUID()}.webp`), { 'If-None-Match': '*' }),
      );
      const uploading = uploadPhoto({ url: at().servers.one.url }, await jpeg());
      expect(tally(await Promise.all(flood))).toEqual({ 404: 30 });
      expect(await uploading).toMatch(/^\/media\//);
      expect(await small()).toEqual(before);
    });

    it('stores one file for twenty calls at once on two servers', async () => {
      const before = await small();
      const { one, other } = at().servers;
      const path = thumbnailOf(`/media/${name}`, 240);
      const requests = Array.from({ length: 20 }, (_, n) => get(path, {}, n % 2 ? one.url : other.url));
      expect(tally(await Promise.all(requests))).toEqual({ 200: 20 });
      expect((await small()).filter((key) => !before.includes(key))).toHaveLength(1);
    });
  });
}
