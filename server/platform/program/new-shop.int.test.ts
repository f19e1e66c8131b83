import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { heicPhoto } from '#server/testing/photos';
import { editorCookie, editorToken, emptyShop, freshDataDir, startProgram } from '#server/testing/program';
import { rawCall } from '#server/testing/raw-call';
import { uploadPhoto } from '#server/testing/uploads';

/** What fits into a connection's first round trip: ten packets of 1,460 bytes. */
const FIRST_ANSWER = 14_600;

const dataDir = freshDataDir();
const shop = await startProgram({
  ...(await emptyShop(dataDir)),
  SEED: 'demo',
});

it("a new shop's home page fits into the first round trip with its headers", async () => {
  const { headers, bytes } = await rawCall(shop.url, '/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(head.join('').length + bytes.length).toBeLessThan(FIRST_ANSWER);
});

describe("an iPhone's photo is converted by the built program", () => {
  async function expectPicture(address: string): Promise<void> {
    const answer = await fetch(shop.url + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 80, height: 60 });
  }

  it('in the shop', async () => {
    await expectPicture(await uploadPhoto(shop, await heicPhoto(), 'image/heic'));
  });

  it('in the editor, which is built separately', async () => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ alt: 'A glove' }));
    body.set('file', new Blob([new Uint8Array(await heicPhoto())], { type: 'image/heic' }), 'glove.heic');
    const headers = editorCookie(await editorToken(shop.url));
    const answer = await fetch(`${shop.url}/cms/api/media`, { method: 'POST', headers, body });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { doc } = z.object({ doc: z.object({ filename: z.string() }) }).parse(await answer.json());
    await expectPicture(`/media/${doc.filename}`);
  });
});
