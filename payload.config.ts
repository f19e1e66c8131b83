import { join, resolve } from 'node:path';
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import { buildConfig, type CollectionConfig, type Plugin, type SanitizedConfig } from 'payload';
import { EDITOR_PATH } from '#domain/pages/pages';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { admins } from './collections/admins';
import { audit } from './collections/audit';
import { closeHiddenFields, closePayloadCalls, ownersOnly } from './collections/close-payload';
import { consents } from './collections/consents';
import { customers } from './collections/customers';
import { discountHolds, discounts } from './collections/discounts';
import { drawings } from './collections/drawings';
import { easypostEvents } from './collections/easypost-events';
import { emailProblems, emailReplies } from './collections/email-replies';
import { gallery } from './collections/gallery';
import { laceColors } from './collections/lace-colors';
import { media } from './collections/media';
import { messages } from './collections/messages';
import { orderViews } from './collections/order-views';
import { orders } from './collections/orders';
import { outbox } from './collections/outbox';
import { paymentAttempts, paypalEvents, simulatedPayments, simulatedRefunds } from './collections/payments';
import { pushDevices, pushKeys, shopKeys } from './collections/push';
import { questions } from './collections/questions';
import { health, jobs, sessions, stockMovements, uploads } from './collections/records';
import { reviews } from './collections/reviews';
import { passkeyChallenges, passkeys, secondFactors } from './collections/second-factors';
import { services } from './collections/services';
import { shipments } from './collections/shipments';
import { shopSettings } from './collections/shop-settings';
import { incomingTexts, textNumbers, texts } from './collections/texts';
import { removePayloadStrategy } from './hooks/accounts/sessions';
import { stageDeletion } from './hooks/audit/stage-changes';
import { guardDeletion, refusePermanentFirst, reportRefusedDeletions } from './hooks/deletion/guard-deletion';
import { mediaHooks } from './hooks/media/media-hooks';
import { editorSession } from './server/accounts/editor-session';
import { withStagedEntries } from './server/audit/staged';
import { emailAdapter } from './server/email/email-adapter';
import { bucketOf, openPhotoStore } from './server/photos/s3-store';
import { databaseAdapter } from './server/platform/database/adapter';
import { type Env, env, isHttps, ownerEmail } from './server/platform/environment/env';
import { log } from './server/platform/tools/log';
import { derivedSecret } from './server/platform/tools/shop-secrets';
import { openTexts } from './server/texts/open-texts';

/** No document locks, because saving over someone's change already warns (rule 11.8). No API tab. Deletions are in the audit log. */
const inEditor = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  lockDocuments: false,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refusePermanentFirst, ...(collection.hooks?.beforeOperation ?? [])],
    beforeDelete: [guardDeletion, ...(collection.hooks?.beforeDelete ?? []), stageDeletion],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), reportRefusedDeletions],
  },
  admin: { ...collection.admin, hideAPIURL: true },
});

const MEDIA_FOLDER = { prefix: 'media' };

/** Same fields with and without a bucket, so a shop can move to one. Only a bucket loads its client, which takes 18 MB. */
async function photoStorage(bucket: ReturnType<typeof bucketOf>): Promise<Plugin> {
  if (!bucket) {
    const collections = { media: { ...MEDIA_FOLDER, adapter: null } };
    return cloudStoragePlugin({ enabled: false, alwaysInsertFields: true, collections });
  }
  const { s3Storage } = await import('@payloadcms/storage-s3');
  return s3Storage({
    collections: { media: MEDIA_FOLDER },
    bucket: bucket.name,
    config: bucket.client,
    // The plugin caches clients by bucket name alone, and two providers may share one.
    clientCacheKey: bucket.address,
  });
}

const BUCKET_HANDLER = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/** The shop's Payload configuration. Payload fills it in in place, so each shop in a process gets its own copies. */
export async function shopConfig(settings: Env): Promise<SanitizedConfig> {
  const hasTexts = openTexts(settings) !== null;
  const config = await buildConfig({
    secret: settings.PAYLOAD_SECRET ?? '',
    db: withStagedEntries(await databaseAdapter(settings)),
    email: emailAdapter(settings),
    logger: log,
    collections: [
      orders,
      orderViews,
      customers,
      consents,
      messages,
      questions,
      reviews,
      services,
      laceColors,
      stockMovements,
      discounts,
      discountHolds,
      gallery,
      media({ staticDir: join(settings.DATA_DIR, 'media'), hooks: mediaHooks(openPhotoStore(settings)) }),
      uploads,
      outbox,
      drawings,
      jobs,
      health,
      sessions,
      secondFactors,
      passkeys,
      passkeyChallenges,
      shopKeys,
      pushKeys,
      pushDevices,
      audit,
      shipments,
      texts,
      textNumbers,
      incomingTexts,
      paymentAttempts,
      paypalEvents,
      easypostEvents,
      emailReplies,
      emailProblems,
      simulatedPayments,
      simulatedRefunds,
      admins({ secureCookies: isHttps(settings), endpoints: editorSession(settings.RATE_LIMITS) }),
    ].map(inEditor),
    onInit: removePayloadStrategy,
    globals: [shopSettings({ hasLabels: Boolean(settings.EASYPOST_API_KEY), hasTexts })],
    upload: { limits: { fileSize: PHOTO_LIMITS.maxBytes } },
    plugins: [await photoStorage(bucketOf(settings))],
    routes: { admin: EDITOR_PATH, api: `${EDITOR_PATH}/api` },
    i18n: { translations: { en: { general: { true: 'Yes', false: 'No' } } } },
    graphQL: { disable: true },
    telemetry: false,
    admin: {
      user: 'admins',
      // Payload's default asks a third party for the owner's picture.
      avatar: 'default',
      dateFormat: 'MMM dd, yyyy',
      importMap: { baseDir: resolve('.'), importMapFile: resolve('cms/app/import-map.js') },
      meta: {
        titleSuffix: ' | The Glove Shop',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      // The import map has it with and without a bucket.
      dependencies: { [BUCKET_HANDLER]: { type: 'function', path: BUCKET_HANDLER } },
      components: {
        actions: ['/cms/components/dashboard-link#DashboardLink'],
        afterLogin: ['/cms/components/password-hint#PasswordHint'],
        beforeDashboard: ['/cms/components/start-page#StartPage'],
        graphics: { Logo: '/cms/components/shop-mark#ShopLogo', Icon: '/cms/components/shop-mark#ShopIcon' },
      },
    },
    custom: {
      dataDir: settings.DATA_DIR,
      oldSecrets: settings.PAYLOAD_SECRET_OLD ? [derivedSecret(settings.PAYLOAD_SECRET_OLD)] : [],
      bucket: settings.S3_BUCKET,
      ownerEmail: ownerEmail(settings),
      hasTexts,
    },
    typescript: {
      outputFile: resolve('payload-types.ts'),
      // Otherwise Payload spawns a process to write them at every start, even in tests.
      autoGenerate: settings.NODE_ENV === 'development',
    },
  });

  return closePayloadCalls(closeHiddenFields(ownersOnly(config)));
}

export default shopConfig(env());
