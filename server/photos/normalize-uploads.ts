import type { Payload } from 'payload';
import { MEDIA_PATH, PHOTO_LIMITS, STORED_PICTURE } from '#domain/photos/photo-limits';
import type { NormalizeAnswer } from '#domain/photos/upload-contract';
import { fromNow } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import { findUpload, photoName, UNUSED_MS } from './claim-photos';
import { cleanPicture, inTurn } from './draw-picture';
import { isPictureName } from './open-picture';
import { type PhotoStore, readFile } from './photo-store';
import { readLink, UPLOADS_PATH, type UploadQuota } from './receive-upload';

// The failures that are about the photo itself, so another try can't help.
const PERMANENT_STATUSES = [413, 415];

interface StoreUpload {
  payload: Payload;
  store: PhotoStore;
  quota: UploadQuota;
  id: string;
}

// If a crash stopped this, another call continues where it was.
function storeUpload({ payload, store, quota, id }: StoreUpload): Promise<string> {
  return oneAtATime(payload, `upload ${id}`, async () => {
    const name = photoName(id);
    if ((await findUpload(payload, id))?.state === 'kept') return name;
    const cleaned = await inTurn(() => cleanUpload(store, id));
    if (!cleaned) {
      if ((await findUpload(payload, id))?.state === 'kept') return name;
      throw new ShopError('PHOTO_NOT_UPLOADED');
    }
    const { picture, size } = cleaned;
    await keepPicture({ payload, store }, id, picture);
    await store.remove('uploads', id);
    await settleQuota(store, quota, size, picture.length);
    return name;
  });
}

/** Stores a cleaned picture under its permanent name. Throws a PHOTO_GONE ShopError if it's being removed. */
async function keepPicture(
  { payload, store }: Pick<StoreUpload, 'payload' | 'store'>,
  id: string,
  picture: Buffer,
): Promise<void> {
  const name = photoName(id);
  await startRow(payload, id);
  await store.put('media', name, picture, STORED_PICTURE.type);
  const stored = await changeIf(payload, 'uploads', id, {
    condition: [{ state: { in: ['storing', 'kept'] } }],
    data: { state: 'kept', lookAt: fromNow(UNUSED_MS) },
  });
  if (stored) return;
  await store.remove('media', name);
  throw new ShopError('PHOTO_GONE');
}

interface KeepPhoto extends Pick<StoreUpload, 'payload' | 'store' | 'id'> {
  bytes: Uint8Array;
}

/** Saves an emailed photo after the same checks as an upload (rule 9.3), once per ID. Returns its path. Throws a ShopError. */
export async function keepPhoto({ payload, store, id, bytes }: KeepPhoto): Promise<string> {
  const path = `${MEDIA_PATH}${photoName(id)}`;
  if ((await findUpload(payload, id))?.state === 'kept') return path;
  if (store.uploads.kind === 'received') await store.uploads.refuseFull(bytes.length);
  await keepPicture({ payload, store }, id, await inTurn(() => cleanPicture(bytes)));
  return path;
}

// An upload to a bucket reserved the largest size. What it didn't use is returned.
async function settleQuota(
  store: PhotoStore,
  quota: UploadQuota,
  size: number,
  stored: number,
): Promise<void> {
  await quota.add(stored);
  if (store.uploads.kind === 'direct') await quota.release(PHOTO_LIMITS.maxBytes - size);
}

interface Cleaned {
  picture: Buffer;
  size: number;
}

async function cleanUpload(store: PhotoStore, id: string): Promise<Cleaned | null> {
  const file = await store.open('uploads', id);
  if (!file) return null;
  try {
    if (file.size > PHOTO_LIMITS.maxBytes) {
      file.body.destroy();
      throw new ShopError('PHOTO_TOO_LARGE');
    }
    return { picture: await cleanPicture(await readFile(file)), size: file.size };
  } catch (error) {
    if (error instanceof ShopError && PERMANENT_STATUSES.includes(error.status))
      await store.remove('uploads', id);
    throw error;
  }
}

async function startRow(payload: Payload, id: string): Promise<void> {
  try {
    await payload.db.create({
      collection: 'uploads',
      data: { id, state: 'storing', lookAt: fromNow(UNUSED_MS) },
      returning: false,
    });
  } catch (error) {
    // Either a crash left this row, or another server is storing the same photo. The result is the same.
    if (!(await findUpload(payload, id))) throw error;
  }
}

interface NormalizeUploads {
  payload: Payload;
  store: PhotoStore;
  quota: UploadQuota;
  ownAddress: string;
  urls: string[];
}

type Wanted = { name: string } | { id: string };

/** Turns upload URLs into permanent ones, in the same order (rule 9.4). Throws a ShopError that names the bad ones. */
export async function normalizeUploads(request: NormalizeUploads): Promise<NormalizeAnswer> {
  const { payload, store, quota, ownAddress, urls } = request;
  const wanted = urls.map((url) => parseUrl(url, store, ownAddress, secretsOf(payload)));
  const foreign = wanted.flatMap((item, index) => (item ? [] : [[field(index), MESSAGES.foreignImage]]));
  if (foreign.length > 0) throw new ShopError('VALIDATION', { errors: Object.fromEntries(foreign) });
  const normalizedUrls: string[] = [];
  for (const [index, item] of wanted.entries()) {
    if (!item) continue;
    try {
      const name =
        'id' in item
          ? await storeUpload({ payload, store, quota, id: item.id })
          : await existingPhoto(store, item.name);
      normalizedUrls.push(`${MEDIA_PATH}${name}`);
    } catch (error) {
      if (!(error instanceof ShopError) || error.status === 503) throw error;
      throw new ShopError(error.code, { errors: { [field(index)]: error.message } });
    }
  }
  return { normalizedUrls };
}

const field = (index: number) => `urls.${index}`;

async function existingPhoto(store: PhotoStore, name: string): Promise<string> {
  if (!(await store.has('media', name))) throw new ShopError('PHOTO_GONE');
  return name;
}

function parseUrl(
  url: string,
  store: PhotoStore,
  ownAddress: string,
  secrets: readonly string[],
): Wanted | null {
  if (url.startsWith(MEDIA_PATH)) {
    const name = url.slice(MEDIA_PATH.length);
    return isPictureName(name) ? { name } : null;
  }
  const id = store.uploads.kind === 'direct' ? store.uploads.idOf(url) : ownUpload(url, ownAddress, secrets);
  return id ? { id } : null;
}

function ownUpload(url: string, ownAddress: string, secrets: readonly string[]): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, searchParams } = new URL(url);
  const isOwn = /^https?:$/.test(protocol) && host === new URL(ownAddress).host;
  if (!isOwn || !pathname.startsWith(UPLOADS_PATH)) return null;
  const parts = { id: pathname.slice(UPLOADS_PATH.length), ...Object.fromEntries(searchParams) };
  return readLink(parts, secrets)?.id ?? null;
}
