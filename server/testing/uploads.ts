import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failureAnswer } from '#domain/api-calls/failures';
import { normalizeAnswer, uploadAnswer } from '#domain/photos/upload-contract';
import { call } from './call';
import type { TestShop } from './test-shop';

type Shop = Pick<TestShop, 'url'>;

/** Requests an upload URL. */
export async function uploadUrl({ url }: Shop): Promise<string> {
  const { status, body } = await call(`${url}/api/objects/upload`, { method: 'POST' });
  if (status !== 200) throw new Error(`objects/upload answered ${status}`);
  return uploadAnswer.parse(body).uploadURL;
}

/** Uploads a photo's bytes like a browser. */
export async function putPhoto(uploadURL: string, bytes: Uint8Array, type = 'image/jpeg'): Promise<number> {
  const response = await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  const answer = await response.text();
  if (uploadURL.includes('/api/objects/') && !response.ok) failureAnswer.parse(JSON.parse(answer));
  return response.status;
}

/** Requests permanent URLs. */
export const normalize = ({ url }: Shop, urls: unknown) =>
  call(`${url}/api/objects/normalize`, { body: { urls } });

/** Uploads a photo. Returns its permanent URL. */
export async function uploadPhoto(shop: Shop, bytes: Uint8Array, type?: string): Promise<string> {
  const url = await uploadUrl(shop);
  const status = await putPhoto(url, bytes, type);
  if (status !== 200) throw new Error(`the upload answered ${status}`);
  const { status: kept, body } = await normalize(shop, [url]);
  const { data } = normalizeAnswer.safeParse(body);
  const [address] = data?.normalizedUrls ?? [];
  if (!address) throw new Error(`objects/normalize answered ${kept}: ${JSON.stringify(body)}`);
  return address;
}

/** Lists the files in the photo folders, as 'area/name'. */
export function storedFiles(folder: string): string[] {
  return ['uploads', 'media', 'thumbs'].flatMap((area) =>
    names(join(folder, area)).map((name) => `${area}/${name}`),
  );
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The files and rows of a shop's uploads, and a picture as it's served. */
export const uploadsOf = (shop: TestShop) => ({
  files: () => storedFiles(shop.dataDir),
  rows: async () => (await shop.payload.count({ collection: 'uploads' })).totalDocs,
  picture: async (address: string) => Buffer.from(await (await fetch(`${shop.url}${address}`)).arrayBuffer()),
});

/** The headers of a picture, which can be cached forever and run nothing. */
export const pictureHeaders = (bytes: Buffer) => ({
  'content-type': 'image/webp',
  'content-length': String(bytes.length),
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});
