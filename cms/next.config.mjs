import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The editor's Next app. It runs inside the shop's server, which compresses and sets the security headers. */
export default withPayload({
  compress: false,
  poweredByHeader: false,
  // `npm run types` checks the whole repository, so a second check would only slow the build.
  typescript: { ignoreBuildErrors: true },
  // The shop serves its own pictures, cached forever, so components use plain images, and no one can make this process resize any.
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  // Loaded once for Express and the editor. Two copies of Payload wouldn't share error classes, and a hook's
  // error would reach the editor without its fields.
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
