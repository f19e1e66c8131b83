import { layersToSvg, mix, type Palette, palette } from '#server/pages/picture-kit';
import { type Layer, laced } from '../../storefront/src/ui/drawings/drawing-layer';
import { gloveKinds } from './glove-kinds';
import { eyeletsOf, stretchesOf, wear } from './worn';

/** One glove of the album: its leather and lace as #rrggbb, and what position it is for. */
export type GlovePicture = {
  leather: string;
  lace: string;
  kind: 'infield' | 'catcher' | 'first-base' | 'outfield';
};

const SIZE = 1200;

// Lamp from the upper left, on a plank bench; dust for a glove that came in, swept for one that leaves.
const bench = (wood: string) => `
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

const hank = (x: number, y: number, lace: string) =>
  [26, 17]
    .map(
      (width) =>
        `<path d="M${x} ${y}c-70 20-90 120-20 150s160-30 130-110s-130-60-140 20s90 90 110 30M${x + 96} ${y + 96}q60 40 20 110" fill="none" stroke="${width === 26 ? mix(lace, '#150a05', 0.6) : lace}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');

const awl =
  '<g transform="translate(1010 1010) rotate(-38)"><rect x="-150" y="-8" width="150" height="10" rx="5" fill="#cfc7ba"/>' +
  '<rect width="130" height="52" y="-29" rx="24" fill="#7a3b1e"/><rect x="14" width="14" height="52" y="-29" fill="#d98f45"/></g>';

function picture(content: string, wood: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
<defs><radialGradient id="lamp" cx="0.34" cy="0.28" r="0.95"><stop offset="0" stop-color="#ffdc9c" stop-opacity="0.42"/><stop offset="0.45" stop-color="#ffc676" stop-opacity="0.08"/><stop offset="1" stop-color="#0d0704" stop-opacity="0.62"/></radialGradient></defs>
${bench(wood)}${content}</svg>`;
}

function glove(kind: GlovePicture['kind'], layers: readonly Layer[], colors: Palette, place: string): string {
  return `<path d="${gloveKinds[kind].silhouette}" transform="translate(22 26) ${place}" fill="#0d0704" opacity="0.5"/>
<g transform="${place}">${layersToSvg(layers, colors)}</g>`;
}

const placed = { infield: -6, outfield: 5, catcher: -3, 'first-base': 8 } as const;
const wholeGlove = (kind: GlovePicture['kind']) =>
  `translate(66 34) scale(1.3) rotate(${placed[kind]} 410 430)`;

const scuffs: readonly Layer[] = [
  {
    d: 'M488 640L560 612M500 664L548 646M600 420L640 380M224 560L262 612M246 552L276 596',
    line: 'leather-light',
    width: 7,
    opacity: 0.7,
  },
  {
    d: 'M120 470L150 520M380 560L352 600M668 560L650 640M420 690L470 700',
    line: 'leather-light',
    width: 6,
    opacity: 0.6,
  },
  { d: 'M540 520Q566 540 548 566Q520 580 508 552Q514 524 540 520Z', fill: 'leather-light', opacity: 0.35 },
];

function freshLayers(kind: GlovePicture['kind']): readonly Layer[] {
  const { layers, laces, gloss } = gloveKinds[kind];
  return [
    ...layers,
    { d: gloss, line: 'leather-light', width: 13, opacity: 0.5 },
    { d: eyeletsOf(laces), line: 'leather-deep', width: 15 },
    ...laced(stretchesOf(laces), 'lace-new', 12),
  ];
}

/** The glove as it came in: leather dull and scuffed, laces torn, stretched or gone. */
export function gloveBefore({ leather, lace, kind }: GlovePicture): string {
  const { layers, laces } = gloveKinds[kind];
  const { held, torn, frays } = wear(laces);
  const worn: readonly Layer[] = [
    ...layers,
    ...scuffs,
    { d: eyeletsOf(laces), line: 'leather-deep', width: 15 },
    ...laced([...held, ...torn], 'lace-old', 10),
    { d: frays, line: 'lace-old', width: 4.5 },
  ];
  const dull = palette(mix(mix(leather, '#8d7d6b', 0.42), '#3a2f26', 0.12), lace);
  return picture(glove(kind, worn, dull, wholeGlove(kind)), '#553a26');
}

/** The same glove as it leaves: conditioned leather, every lace new. */
export function gloveAfter({ leather, lace, kind }: GlovePicture): string {
  const content = glove(kind, freshLayers(kind), palette(leather, lace), wholeGlove(kind));
  return picture(awl + content, '#6f4728');
}

/** The web from close by, strand over strand. */
export function detailPicture({ leather, lace, kind }: GlovePicture): string {
  const place = 'translate(-60 -300) scale(2.5)';
  return picture(
    hank(150, 90, lace) + glove(kind, freshLayers(kind), palette(leather, lace), place),
    '#6f4728',
  );
}
