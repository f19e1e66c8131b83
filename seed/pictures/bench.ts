import { mix } from '#server/pages/share-picture';

const SIZE = 1200;
/** The side in pixels, which is enough for the full width of a phone (`WIDE_SIDE`). More would only slow down the first start. */
const PIXELS = 960;

// A lamp from the upper left, on a plank bench.
const planks = (wood: string) => `
<rect width="${SIZE}" height="${SIZE}" fill="${wood}"/>
${[0, 1, 2, 3, 4]
  .map(
    (plank) =>
      `<rect y="${plank * 240}" width="${SIZE}" height="240" fill="${plank % 2 ? '#000' : '#fff'}" opacity="0.035"/>` +
      `<path d="M0 ${plank * 240}H${SIZE}" stroke="#1a0f08" stroke-width="5" opacity="0.55"/>` +
      `<path d="M${plank * 190 - 80} ${plank * 240 + 70}q300 26 620-6t700 14M${plank * 130} ${plank * 240 + 168}q260-22 520 4t640-8" stroke="#1a0f08" stroke-width="3" fill="none" opacity="0.22"/>`,
  )
  .join('')}
<rect width="${SIZE}" height="${SIZE}" fill="url(#lamp)"/>`;

export const coil = (x: number, y: number, lace: string) =>
  [26, 17]
    .map(
      (width) =>
        `<path d="M${x} ${y}c-70 20-90 120-20 150s160-30 130-110s-130-60-140 20s90 90 110 30M${x + 96} ${y + 96}q60 40 20 110" fill="none" stroke="${width === 26 ? mix(lace, '#150a05', 0.6) : lace}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');

export const awl =
  '<g transform="translate(1060 1080) rotate(-38)"><rect x="-150" y="-8" width="150" height="10" rx="5" fill="#cfc7ba"/>' +
  '<rect width="130" height="52" y="-29" rx="24" fill="#7a3b1e"/><rect x="14" width="14" height="52" y="-29" fill="#d98f45"/></g>';

/** A ball in the glove's pocket, in the glove's coordinates. */
export const ball = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(-18)"><circle r="92" cy="12" fill="#0d0704" opacity="0.45"/><circle r="86" fill="#efe6d6"/>` +
  '<path d="M30-80A86 86 0 0 1-20 83A86 86 0 0 0 86 0A86 86 0 0 0 30-80Z" fill="#b9a88e" opacity="0.5"/>' +
  '<path d="M-66-54Q-18 0-66 54M66-54Q18 0 66 54" stroke="#c8402e" stroke-width="3.5" fill="none"/>' +
  `<path d="${[-40, -24, -8, 8, 24, 40]
    .map((row) => {
      const seam = 42 + (row * row) / 105;
      return `M${-seam - 9} ${row - 4}l9 4l10-5M${seam + 9} ${row - 4}l-9 4l-10-5`;
    })
    .join('')}" stroke="#c8402e" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;

export function onBench(content: string, wood: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${PIXELS}" height="${PIXELS}">
<defs><radialGradient id="lamp" cx="0.34" cy="0.28" r="0.95"><stop offset="0" stop-color="#ffdc9c" stop-opacity="0.42"/><stop offset="0.45" stop-color="#ffc676" stop-opacity="0.08"/><stop offset="1" stop-color="#0d0704" stop-opacity="0.62"/></radialGradient>
<radialGradient id="sheen" cx="0.3" cy="0.24" r="0.75"><stop offset="0" stop-color="#ffd9a0" stop-opacity="0.34"/><stop offset="0.5" stop-color="#ffc27a" stop-opacity="0.06"/><stop offset="1" stop-color="#140904" stop-opacity="0.4"/></radialGradient>
<radialGradient id="dust"><stop offset="0" stop-color="#cdbfa8" stop-opacity="0.5"/><stop offset="1" stop-color="#cdbfa8" stop-opacity="0"/></radialGradient></defs>
${planks(wood)}${content}</svg>`;
}
