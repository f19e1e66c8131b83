import type { Layer, Tone } from '../../storefront/src/ui/drawings/drawing-layer';

/** Fixed colors in place of the theme's: pictures are rasterised, and librsvg knows no CSS variables. */
export type Palette = Record<Tone, string>;

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two #rrggbb colors; `share` is the part of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, place) => value + ((other[place] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Brightness from 0 to 1, as the eye weighs it. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The palette of one glove: its leather in three tones, its laces new and old. */
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

/** The same layers the storefront's components lay, as markup in fixed colors. */
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
