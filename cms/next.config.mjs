import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The editor's Next app. It runs inside the shop's own server, which compresses and sets the security headers. */
export default withPayload({
  compress: false,
  poweredByHeader: false,
  // The whole repository is one type check of its own (tsconfig.json at the root); a second one only costs start-up time.
  typescript: { ignoreBuildErrors: true },
  // The shop serves its pictures itself, cached for ever; nobody may ask this process to resize them on demand.
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  // Loaded once for Express and the editor alike: two copies of Payload would not know each other's error classes, and
  // a hook's error would reach the editor without its fields.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-mongodb',
    '@payloadcms/drizzle',
    '@payloadcms/email-nodemailer',
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
    'nodemailer',
  ],
});
