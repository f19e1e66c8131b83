import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The editor's Next app. It runs inside the shop's server, which compresses and sets the security headers. */
export default withPayload({
  compress: false,
  poweredByHeader: false,
  // `npm run types` checks the whole repository, so checking again would only slow the build.
  typescript: { ignoreBuildErrors: true },
  // The shop serves its own pictures and lets browsers cache them forever. So components use plain images, and no one can make this
  // process resize any.
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  // Express and the editor share one copy. With two, Payload's error classes would differ, and a hook's error would reach the editor
  // without its fields.
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
