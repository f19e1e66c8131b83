import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Env } from '#server/environment/env';

export interface Bucket {
  name: string;
  /** Where the bucket is, for browsers and for the shop alike; no slash at its end. */
  address: string;
  client: S3ClientConfig;
}

type S3Settings = Pick<
  Env,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Waits on the bucket, in ms: to be connected, and while nothing comes or goes. */
const CONNECT_MS = 3_000;
const SILENCE_MS = 5_000;

/**
 * The bucket of the settings, or null while there is none. It is addressed by its path: every S3 server understands that,
 * and a bucket of any name has a certificate there.
 */
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
      // A signed address would hold the checksum of an empty body, and not every S3 server knows these checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}
