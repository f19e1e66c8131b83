import type { Payload } from 'payload';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import type { NormalizeAnswer } from '#domain/photos/upload-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { ShopError } from '#server/errors/shop-error';
import { keepUpload } from './keep-upload';
import { isPictureName } from './open-picture';
import type { PhotoStore } from './photo-store';
import { readLink, UPLOADS_PATH } from './upload-link';
import type { UploadQuota } from './upload-quota';

interface NormalizeUploads {
  payload: Payload;
  store: PhotoStore;
  quota: UploadQuota;
  /** The shop's own address, as the caller knows it. */
  ownAddress: string;
  urls: string[];
}

type Wanted = { name: string } | { id: string };

/**
 * Turns the addresses of uploads into lasting ones (rule 9.4), in the same order; lasting ones stay as they
 * are. Repeating it gives the same. Throws a ShopError that names the addresses: VALIDATION for foreign ones and PHOTO_… for photos
 * that are not there or that the shop does not take; PHOTOS_…
 */
export async function normalizeUploads({
  payload,
  store,
  quota,
  ownAddress,
  urls,
}: NormalizeUploads): Promise<NormalizeAnswer> {
  const wanted = urls.map((url) => read({ url, store, ownAddress, secret: payload.secret }));
  const foreign = wanted.flatMap((one, index) => (one ? [] : [[field(index), MESSAGES.foreignImage]]));
  if (foreign.length > 0) throw new ShopError('VALIDATION', { errors: Object.fromEntries(foreign) });
  const normalizedUrls: string[] = [];
  for (const [index, one] of wanted.entries()) {
    if (!one) continue;
    try {
      const name =
        'id' in one ? await keepUpload({ payload, store, quota, id: one.id }) : await kept(store, one.name);
      normalizedUrls.push(`${MEDIA_PATH}${name}`);
    } catch (error) {
      if (!(error instanceof ShopError) || error.status === 503) throw error;
      throw new ShopError(error.code, { errors: { [field(index)]: error.message } });
    }
  }
  return { normalizedUrls };
}

const field = (index: number) => `urls.${index}`;

async function kept(store: PhotoStore, name: string): Promise<string> {
  if (!(await store.has('media', name))) throw new ShopError('PHOTO_GONE');
  return name;
}

interface Read {
  url: string;
  store: PhotoStore;
  ownAddress: string;
  secret: string;
}

/** What an address is of; null when it is foreign. */
function read({ url, store, ownAddress, secret }: Read): Wanted | null {
  if (url.startsWith(MEDIA_PATH)) {
    const name = url.slice(MEDIA_PATH.length);
    return isPictureName(name) ? { name } : null;
  }
  const id = store.uploads.kind === 'direct' ? store.uploads.idOf(url) : ownUpload(url, ownAddress, secret);
  return id ? { id } : null;
}

function ownUpload(url: string, ownAddress: string, secret: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, searchParams } = new URL(url);
  const isOwn = /^https?:$/.test(protocol) && host === new URL(ownAddress).host;
  if (!isOwn || !pathname.startsWith(UPLOADS_PATH)) return null;
  const parts = { id: pathname.slice(UPLOADS_PATH.length), ...Object.fromEntries(searchParams) };
  return readLink(parts, secret)?.id ?? null;
}
