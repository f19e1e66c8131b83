import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Payload } from 'payload';
import { z } from 'zod';
import { escapeHtml } from '#domain/pages/head-html';
import { SHARE_PICTURE } from '#domain/pages/page-head';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import type { ShopFacts } from '#domain/shop-settings/shop-facts';
import { SHOP_NAME } from '#domain/words/shop-words';
import { inTurn } from '#server/photos/draw-picture';
import { type PhotoStore, readFile } from '#server/photos/photo-store';
import { inPictureProcess } from '#server/photos/picture-process';
import { perShop } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Layer, Tone } from '../../storefront/src/ui/drawings/drawing-layer';
import { freshGlove } from '../../storefront/src/ui/drawings/glove-layers';

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

// Fixed colors, because librsvg doesn't support CSS variables.
export type Palette = Record<Tone, string>;

/** Mixes two #rrggbb colors; `share` is the part of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => value + ((other[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness from 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export function palette(leather: string, lace: string): Palette {
  return {
    background: '#15110e',
    text: '#f4ebdd',
    muted: '#b9a995',
    accent: '#d98f45',
    success: '#5f8a4d',
    stitch: '#d2503c',
    chalk: '#f4ebdd',
    leather,
    'leather-deep': mix(leather, '#150a05', 0.52),
    'leather-light': mix(leather, '#ffdfae', 0.32),
    'lace-old': mix(mix(lace, '#8c7f6d', 0.6), '#4a3f33', 0.12),
    'lace-new': lace,
  };
}

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

export function layersToSvg(layers: readonly Layer[], colors: Palette): string {
  return layers
    .map(({ d, fill, line, width, dash, opacity }) => {
      const paint =
        attribute('fill', fill ? colors[fill] : 'none') + attribute('stroke', line && colors[line]);
      const stroke = line
        ? `${attribute('stroke-width', width)}${attribute('stroke-dasharray', dash)} stroke-linecap="round" stroke-linejoin="round"`
        : '';
      return `<path d="${d}"${paint}${stroke}${attribute('opacity', opacity)}/>`;
    })
    .join('');
}

type Chosen = Pick<ShopSettings, 'sharePicture' | 'name' | 'tagline'>;

const pictureTextOf = ({ name, tagline }: Chosen) => ({ name: name ?? SHOP_NAME, tagline });

// A hash of the content, so each picture can be cached forever.
function nameOf(settings: Chosen): string {
  const hash = createHash('sha256').update(settings.sharePicture ?? shareDrawing(pictureTextOf(settings)));
  return `${hash.digest('hex').slice(0, 16)}.jpg`;
}

/** The path of the share picture (rule 2.14). */
export const sharePicturePath = (settings: Chosen): string => `${MEDIA_PATH}share/${nameOf(settings)}`;

const picture = z.instanceof(Buffer);
const cacheOf = perShop((): { last: { name: string; picture: Promise<Buffer> } | null } => ({ last: null }));

/** The share picture as JPEG, made on first request. Null for another name. Throws a ShopError if it can't be read. */
export async function openSharePicture(
  payload: Payload,
  store: PhotoStore,
  name: string,
): Promise<Buffer | null> {
  const settings = await readShopSettings(payload);
  if (name !== nameOf(settings)) return null;
  const cache = cacheOf(payload);
  if (cache.last?.name === name) return cache.last.picture;
  const picture = inTurn(() => makePicture(store, settings));
  const entry = { name, picture };
  cache.last = entry;
  picture.catch(() => {
    if (cache.last === entry) cache.last = null;
  });
  return picture;
}

async function makePicture(store: PhotoStore, settings: Chosen): Promise<Buffer> {
  const { sharePicture } = settings;
  const file = sharePicture && (await store.open('media', sharePicture.slice(MEDIA_PATH.length)));
  if (!file) return drawSharePicture(pictureTextOf(settings));
  return picture.parse(await inPictureProcess('crop', { bytes: await readFile(file), width, height }));
}

// The fonts come from a file, because a server may have none.
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
);

const { width, height } = SHARE_PICTURE;
const colors = palette('#a8622f', '#d98f45');
// The margin in pixels, because networks crop a little off every side.
const LEFT = 84;

const seam = (x: number, y: number, stitches: number) =>
  `<path d="M${x} ${y}h${stitches * 16}" stroke="${colors.stitch}" opacity="0.45" stroke-width="2"/><path d="${Array.from(
    { length: stitches },
    (_, index) => `M${x + 4 + index * 16} ${y - 7}l8 7l-8 7`,
  ).join('')}" stroke="${colors.stitch}" fill="none" stroke-width="3" stroke-linecap="round"/>`;

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.background}"/>
<rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="14" fill="none" stroke="${colors.muted}" opacity="0.4" stroke-width="2" stroke-dasharray="11 9"/>
${seam(LEFT, 434, 32)}
<g transform="translate(652 42) scale(0.67)">${layersToSvg(freshGlove, colors)}</g></svg>`;

type PictureText = Pick<ShopFacts, 'name' | 'tagline'>;

const textLayers = ({ name, tagline }: PictureText) => [
  { text: name, color: colors.text, box: { width: 520, height: 270 }, bottom: 388 },
  { text: tagline, color: colors.muted, box: { width: 520, height: 90 }, bottom: 548 },
];

const shareDrawing = (content: PictureText): string => JSON.stringify([GROUND, textLayers(content)]);

async function drawSharePicture(content: PictureText): Promise<Buffer> {
  const texts = textLayers(content).map(({ text, color, box, bottom }) => ({
    text: `<span foreground="${color}">${escapeHtml(text.toUpperCase())}</span>`,
    font: 'Barlow Condensed Bold',
    fontfile: FONT,
    ...box,
    left: LEFT,
    bottom,
  }));
  return picture.parse(await inPictureProcess('write', { svg: GROUND, texts }));
}
