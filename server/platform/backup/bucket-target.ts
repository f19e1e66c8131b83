import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { bucketOf } from '#server/photos/s3-store';
import type { Env } from '#server/platform/environment/env';
import { type BackupTarget, folderTarget, naming } from './backup-target';

const ATTEMPTS = 3;
/** After a large object, a server may take a while to answer. */
const SILENCE_MS = 60_000;

type TargetSettings = Pick<
  Env,
  | 'BACKUP_DIR'
  | 'BACKUP_S3_BUCKET'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
>;

export function backupTargets(settings: TargetSettings): BackupTarget[] {
  const bucket = bucketOf({
    S3_BUCKET: settings.BACKUP_S3_BUCKET,
    S3_ENDPOINT: settings.BACKUP_S3_ENDPOINT,
    S3_REGION: settings.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: settings.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.BACKUP_S3_SECRET_ACCESS_KEY,
  });
  return [
    ...(settings.BACKUP_DIR ? [folderTarget(settings.BACKUP_DIR)] : []),
    ...(bucket ? [bucketTarget(bucket)] : []),
  ];
}

function bucketTarget({ name: Bucket, client }: NonNullable<ReturnType<typeof bucketOf>>): BackupTarget {
  const name = `the bucket ${Bucket}`;
  const s3 = new S3Client({
    ...client,
    maxAttempts: ATTEMPTS,
    requestHandler: { ...client.requestHandler, socketTimeout: SILENCE_MS },
  });

  async function list(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
      for (const { Key = '', Size = 0 } of Contents) found.set(Key, Size);
    return found;
  }

  async function putFile(Key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    for (let attempt = 1; ; attempt += 1) {
      try {
        // The client can't resend a stream, so each attempt opens a new one.
        const Body = createReadStream(path);
        await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function open(Key: string): Promise<Readable> {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    if (!(Body instanceof Readable)) throw new Error('it answered without a file');
    return Body;
  }

  return {
    name,
    isNearby: false,
    list: () => naming(name, list()),
    put: (Key, Body) =>
      naming(
        name,
        s3.send(new PutObjectCommand({ Bucket, Key, Body })).then(() => undefined),
      ),
    putFile: (Key, path) => naming(name, putFile(Key, path)),
    open: (Key) => naming(name, open(Key)),
    remove: (Key) =>
      naming(
        name,
        s3.send(new DeleteObjectCommand({ Bucket, Key })).then(() => undefined),
      ),
    // A bucket stores each object in one step.
    removeParts: async () => undefined,
  };
}
