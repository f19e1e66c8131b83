import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { UPLOAD_LINK_MS } from '#domain/photos/photo-limits';
import { documentId } from '#domain/wire/wire';
import type { Env } from '#server/platform/environment/env';
import { localStore } from './local-store';
import { type ListedFile, type PhotoArea, type PhotoStore, storageDown } from './photo-store';

interface Bucket {
  name: string;
  address: string;
  client: S3ClientConfig;
}

type S3Settings = Pick<
  Env,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

const CONNECT_MS = 3_000;
const SILENCE_MS = 5_000;

/** The bucket in the settings, or null. Path-style URLs work on every S3 server. */
export function bucketOf(settings: S3Settings): Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  if (!S3_BUCKET) return null;
  const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`;
  return {
    name: S3_BUCKET,
    address: `${endpoint}/${S3_BUCKET}`,
    client: {
      endpoint,
      region: S3_REGION,
      forcePathStyle: true,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      // Not every S3 server supports these checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}

function s3Store({ name: Bucket, address, client }: Bucket): PhotoStore {
  // Loaded when it's first needed, because it takes 18 MB.
  const load = async () => {
    const aws = await import('./s3-client');
    return { aws, s3: new aws.S3Client(client) };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load();
    return loading;
  };
  const at = (area: PhotoArea, name: string) => ({ Bucket, Key: `${area}/${name}` });

  async function* list(area: PhotoArea): AsyncIterable<ListedFile> {
    const { aws, s3 } = await loaded();
    try {
      const pages = aws.paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: `${area}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified } of Contents)
          if (LastModified) {
            const name = Key.slice(area.length + 1);
            yield { name, size: Size, writtenAt: LastModified, isPart: false };
          }
    } catch (error) {
      throw storageDown(error);
    }
  }

  return {
    uploads: {
      kind: 'direct',
      linkFor: async (id) => {
        const { aws, s3 } = await loaded();
        const put = new aws.PutObjectCommand(at('uploads', id));
        return aws.getSignedUrl(s3, put, { expiresIn: UPLOAD_LINK_MS / 1000 });
      },
      idOf: (url) => {
        const [path = ''] = url.split(/[?#]/);
        const folder = `${address}/uploads/`;
        const id = documentId.safeParse(path.slice(folder.length));
        return path.startsWith(folder) && id.success ? id.data : null;
      },
    },
    put: async (area, name, bytes, contentType) => {
      const { aws, s3 } = await loaded();
      await orStorageDown(
        s3.send(new aws.PutObjectCommand({ ...at(area, name), Body: bytes, ContentType: contentType })),
      );
    },
    open: async (area, name) => {
      const { aws, s3 } = await loaded();
      const found = await ifFound(s3.send(new aws.GetObjectCommand(at(area, name))));
      if (!found) return null;
      const { Body, ContentLength } = found;
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw storageDown(new Error('the bucket answered without a file'));
      return { body: Body, size: ContentLength };
    },
    has: async (area, name) => {
      const { aws, s3 } = await loaded();
      if (await ifFound(s3.send(new aws.HeadObjectCommand(at(area, name))))) return true;
      // A HEAD response doesn't say whether the file is missing or the whole bucket.
      await orStorageDown(s3.send(new aws.HeadBucketCommand({ Bucket })));
      return false;
    },
    remove: async (area, name) => {
      const { aws, s3 } = await loaded();
      await ifFound(s3.send(new aws.DeleteObjectCommand(at(area, name))));
    },
    list,
  };
}

async function orStorageDown<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw storageDown(error);
  }
}

async function ifFound<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    const { S3ServiceException } = await import('./s3-client');
    const isMissing =
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === 404 &&
      error.name !== 'NoSuchBucket';
    if (isMissing) return null;
    throw storageDown(error);
  }
}

/** An S3 bucket if `S3_BUCKET` is set; otherwise folders in `DATA_DIR`. */
export function openPhotoStore(settings: Env): PhotoStore {
  const bucket = bucketOf(settings);
  return bucket ? s3Store(bucket) : localStore(settings.DATA_DIR);
}
