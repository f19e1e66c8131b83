import { createRequire } from 'node:module';
import sharp from 'sharp';
import { escapeHtml } from '#domain/pages/head-html';
import { SHARE_PICTURE } from '#domain/pages/page-head';
import type { ShopFacts } from '#domain/shop-settings/shop-facts';
import { freshGlove } from '../../storefront/src/ui/drawings/glove-layers';
import { layersToSvg, palette } from './picture-kit';

/** The typeface of the headlines as a file of its own: a server may have no fonts at all. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
);

const { width, height } = SHARE_PICTURE;
const colors = palette('#a8622f', '#d98f45');
/** Left edge of the words, in pixels; networks cut a little off at every side. */
const LEFT = 84;

/** A row of stitches as on a ball, 16 px each. */
const seam = (x: number, y: number, stitches: number) =>
  `<path d="M${x} ${y}h${stitches * 16}" stroke="${colors.stitch}" opacity="0.45" stroke-width="2"/><path d="${Array.from(
    { length: stitches },
    (_, place) => `M${x + 4 + place * 16} ${y - 7}l8 7l-8 7`,
  ).join('')}" stroke="${colors.stitch}" fill="none" stroke-width="3" stroke-linecap="round"/>`;

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.background}"/>
<rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="14" fill="none" stroke="${colors.muted}" opacity="0.4" stroke-width="2" stroke-dasharray="11 9"/>
${seam(LEFT, 434, 32)}
<g transform="translate(652 42) scale(0.67)">${layersToSvg(freshGlove, colors)}</g></svg>`;

/** What the picture says. */
type Said = Pick<ShopFacts, 'name' | 'tagline'>;

/** As large as fits into a box of this many pixels. */
const wordsOf = ({ name, tagline }: Said) => [
  { text: name, color: colors.text, box: { width: 520, height: 270 }, bottom: 388 },
  { text: tagline, color: colors.muted, box: { width: 520, height: 90 }, bottom: 548 },
];

/** Everything the picture is made from: another text, another picture. */
export const shareDrawing = (said: Said): string => JSON.stringify([GROUND, wordsOf(said)]);

/** The shop's name beside a glove fresh from the bench, for links to the shop. */
export async function drawSharePicture(said: Said): Promise<Buffer> {
  const words = await Promise.all(
    wordsOf(said).map(async ({ text, color, box, bottom }) => {
      const { data: input, info } = await sharp({
        text: {
          text: `<span foreground="${color}">${escapeHtml(text.toUpperCase())}</span>`,
          font: 'Barlow Condensed Bold',
          fontfile: FONT,
          rgba: true,
          ...box,
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input, left: LEFT, top: bottom - info.height };
    }),
  );
  return sharp(Buffer.from(GROUND)).composite(words).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
