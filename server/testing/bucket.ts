import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { bucketOf } from '../photos/s3-store';
import { parseEnv } from '../platform/environment/env';
import { oneAtATime } from '../platform/tools/per-shop';
import { listen } from './listen';

const NAME = 'photos';

export type TestBucket = Awaited<ReturnType<typeof startTestBucket>>;

/** Allows uploads from the shop's pages, as docs/photos.md requires for every bucket. */
const corsFor = (origin: string) => `
<CORSConfiguration>
  <CORSRule>
    <AllowedOrigin>${origin}</AllowedOrigin>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>content-type</AllowedHeader>
    <ExposeHeader>ETag</ExposeHeader>
  </CORSRule>
</CORSConfiguration>`;

/** Starts an S3 server with an empty bucket, open to browsers at the shop's address. */
export async function startTestBucket(shop?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'glove-bucket-'));
  const s3rver = new S3rver({
    silent: true,
    directory,
    // The server signs a list's URL without the final slash, which Amazon's client adds.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: NAME, configs: shop ? [corsFor(shop)] : [] }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  // S3 replaces an object in one step. This server stores three files, so calls about the same object take turns.
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    void oneAtATime(s3rver, path, async () => {
      if (response.closed) return;
      const closed = once(response, 'close');
      answer(request, response);
      await closed;
    });
  });
  const { url, close } = await listen(server);
  const settings = {
    S3_BUCKET: NAME,
    S3_ENDPOINT: url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const bucket = bucketOf(parseEnv(settings));
  if (!bucket) throw new Error('the settings name no bucket');
  const s3 = new S3Client(bucket.client);
  const Bucket = NAME;
  return {
    settings,
    keys: async () => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key).sort();
    },
    put: async (Key: string, Body: Uint8Array) => {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    remove: async (Key: string) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    /** Deletes the whole bucket. Returns a function that restores it. */
    removeBucket: () => {
      const [here, away] = [join(directory, NAME), join(directory, `${NAME}.away`)];
      renameSync(here, away);
      return () => renameSync(away, here);
    },
    close: async () => {
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
