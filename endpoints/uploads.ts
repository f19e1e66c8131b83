import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Payload } from 'payload';
import { UPLOAD_CALLS } from '#domain/api-calls/upload-calls';
import { SHARE_PICTURE } from '#domain/pages/page-head';
import { ALBUM_COPY_ENDING, isAlbumCopy } from '#domain/photos/photo-limits';
import { thumbnailFor, thumbnailOf } from '#domain/photos/thumbnails';
import { LOGO_SIDE } from '#domain/shop-settings/shop-face';
import { isAdminSession } from '#server/accounts/admin-session';
import { isInGallery } from '#server/catalogue/list-catalogue';
import { openSharePicture } from '#server/pages/share-picture';
import { normalizeUploads } from '#server/photos/normalize-uploads';
import { type OpenPicture, openPicture, openThumbnail } from '#server/photos/open-picture';
import {
  receiveUpload,
  startUpload,
  UNCOUNTED,
  type UploadQuota,
  uploadQuota,
} from '#server/photos/receive-upload';
import { ShopError } from '#server/platform/errors/shop-error';
import { hasCode } from '#server/platform/errors/system-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { callerAddress } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { ownAddress } from './middleware/own-origin';
import { routesOf } from './route';

const YEAR_S = 365 * 24 * 60 * 60;
export const uploadRoutes = routesOf(UPLOAD_CALLS, {
  startUpload: async ({ req, ...context }) =>
    startUpload({
      store: context.store,
      quota: await quotaOf(context, req),
      secret: context.payload.secret,
      ownAddress: ownAddress(req, context.ownSite),
    }),
  receiveUpload: async ({ id, req, ...context }) => {
    try {
      await receiveUpload({
        payload: context.payload,
        store: context.store,
        link: { ...req.query, id },
        contentType: req.get('Content-Type') ?? '',
        contentLength: contentLengthOf(req),
        chunks: chunksOf(req),
        quota: await quotaOf(context, req),
      });
    } catch (error) {
      // The sender hung up and can send the photo again.
      if (req.readableAborted) return;
      // A browser reads the answer only after it has sent everything.
      req.resume();
      throw error;
    }
  },
  normalizeUploads: async ({ req, body: { urls }, ...context }) =>
    normalizeUploads({
      payload: context.payload,
      store: context.store,
      quota: await quotaOf(context, req),
      ownAddress: ownAddress(req, context.ownSite),
      urls,
    }),
  thumbnail: async ({ payload, store, id, req, res }) => {
    await refuseUnlessShown(payload, thumbnailFor(id)?.name);
    const thumbnail = await openThumbnail(store, id);
    const { logo } = await readShopSettings(payload);
    // Emails show the logo, and webmail is on other sites.
    if (logo && thumbnailOf(logo, LOGO_SIDE).endsWith(`/${id}`))
      res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    await answerPicture(id, thumbnail, req, res);
  },
  sharePicture: async ({ payload, store, id, req, res }) => {
    const bytes = await openSharePicture(payload, store, id);
    const { type } = SHARE_PICTURE;
    // Other sites may show the pictures in their pages.
    res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    await answerPicture(id, bytes && { type, size: bytes.length, body: Readable.from(bytes) }, req, res);
  },
  picture: async ({ payload, store, id, req, res }) => {
    await refuseUnlessShown(payload, id);
    await answerPicture(id, await openPicture(store, id), req, res);
  },
});

async function quotaOf(
  { payload, limits }: Pick<ApiContext, 'payload' | 'limits'>,
  req: Request,
): Promise<UploadQuota> {
  if (await isAdminSession(payload, req.headers.cookie)) return UNCOUNTED;
  return uploadQuota(limits, callerAddress(req));
}

function contentLengthOf(req: Request): number | null {
  const length = req.get('Content-Length');
  return length === undefined ? null : Number(length);
}

/** Returns the body as a stream. If reading stops early, the connection stays open for the answer. */
function chunksOf(req: Request): AsyncIterable<Uint8Array> {
  return req.iterator({ destroyOnReturn: false });
}

/** A customer's photos are served only while they're in the gallery (rule 36.8). Throws NOT_FOUND. */
async function refuseUnlessShown(payload: Payload, name = ''): Promise<void> {
  if (isAlbumCopy(name) && !(await isInGallery(payload, name))) throw new ShopError('NOT_FOUND');
}

/** A name is never used again, so browsers can cache a picture forever, unless a customer can withdraw it. */
async function answerPicture(
  name: string,
  picture: OpenPicture | null,
  req: Request,
  res: Response,
): Promise<void> {
  if (!picture) throw new ShopError('NOT_FOUND');
  res.set({
    'Content-Type': picture.type,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': name.includes(ALBUM_COPY_ENDING) ? 'no-cache' : `public, max-age=${YEAR_S}, immutable`,
    // What's under a name never changes.
    ETag: `"${name}"`,
  });
  if (req.fresh) {
    picture.body.destroy();
    res.status(304).end();
    return;
  }
  res.set('Content-Length', String(picture.size));
  if (req.method === 'HEAD') {
    picture.body.destroy();
    res.end();
    return;
  }
  try {
    await pipeline(picture.body, res);
  } catch (error) {
    // The reader hung up, so there's no one to answer.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
