import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { SHARE_PICTURE } from '#domain/pages/page-head';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { SHOP_NAME } from '#domain/words/shop-words';
import { type PhotoStore, readFile } from '#server/photos/photo-store';
import { inTurn } from '#server/photos/picture-queue';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { perShop } from '#server/tools/per-shop';
import { drawSharePicture, shareDrawing } from './share-drawing';

type Chosen = Pick<ShopSettings, 'sharePicture' | 'name' | 'tagline'>;

const saidBy = ({ name, tagline }: Chosen) => ({ name: name ?? SHOP_NAME, tagline });

/** Names what it is made from: another picture has another name, so that each can be kept for ever. */
function nameOf(settings: Chosen): string {
  const hash = createHash('sha256').update(settings.sharePicture ?? shareDrawing(saidBy(settings)));
  return `${hash.digest('hex').slice(0, 16)}.jpg`;
}

/** The path of the picture that stands beside a link to the shop (rule 2.14). */
export const sharePicturePath = (settings: Chosen): string => `${MEDIA_PATH}share/${nameOf(settings)}`;

const keptOf = perShop((): { last: { name: string; picture: Promise<Buffer> } | null } => ({ last: null }));

interface OpenSharePicture {
  payload: Payload;
  store: PhotoStore;
  name: string;
}

/**
 * The picture of this name as JPEG, made when it is first asked for and kept in memory; null when it is not the shop's present
 * one. Throws a ShopError when the owner's cannot be read.
 */
export async function openSharePicture({ payload, store, name }: OpenSharePicture): Promise<Buffer | null> {
  const settings = await readShopSettings(payload);
  if (name !== nameOf(settings)) return null;
  const kept = keptOf(payload);
  if (kept.last?.name === name) return kept.last.picture;
  const picture = inTurn(() => makePicture(store, settings));
  const entry = { name, picture };
  kept.last = entry;
  picture.catch(() => {
    if (kept.last === entry) kept.last = null;
  });
  return picture;
}

/** The owner's, cut to its size; the shop's own where there is none, or its file is gone. */
async function makePicture(store: PhotoStore, settings: Chosen): Promise<Buffer> {
  const { sharePicture } = settings;
  const file = sharePicture && (await store.open('media', sharePicture.slice(MEDIA_PATH.length)));
  if (!file) return drawSharePicture(saidBy(settings));
  const { width, height } = SHARE_PICTURE;
  return sharp(await readFile(file))
    .resize({ width, height, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
