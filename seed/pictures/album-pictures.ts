import { layersToSvg, mix, type Palette, palette } from '#server/pages/share-picture';
import { type Layer, laced } from '../../storefront/src/ui/drawings/drawing-layer';
import { eyeletsOf } from '../../storefront/src/ui/drawings/strands';
import { awl, ball, coil, onBench } from './bench';
import { type GloveKindName, gloveKinds } from './glove-kinds';
import { type Shape, shaped } from './shape';
import { wear } from './worn';

export interface AlbumGlove {
  leather: string;
  lace: string;
  kind: GloveKindName;
}

/** Before: dry leather, torn lacing, flat. After: oiled, relaced, formed. */
export type GloveState = 'before' | 'after';

export type GloveView = 'whole' | 'web' | 'fingers' | 'heel';

const places: Record<GloveView, string> = {
  whole: 'translate(62 38) scale(1.32)',
  web: 'translate(10 -330) scale(2.3)',
  fingers: 'translate(-670 -40) scale(2.25)',
  heel: 'translate(-480 -890) scale(2.3)',
};

const lean: Record<GloveKindName, number> = { infield: -6, outfield: 5, catcher: -3, 'first-base': 6 };

const cracks: readonly Layer[] = [
  {
    d: 'M520 560L548 566L566 584L596 588M536 566L540 586M440 640L470 634L488 646L520 640M470 634L476 616M600 660L622 676L630 700',
    line: 'leather-deep',
    width: 4,
  },
  {
    d: 'M96 430L110 462L106 490M120 500L140 530L142 556M200 616L226 640L250 646M640 420L652 452L646 480',
    line: 'leather-deep',
    width: 4,
  },
  {
    d: 'M488 660L560 632M500 684L548 666M660 560L640 610M224 560L262 612M246 552L276 596M404 320L410 380M520 330L524 380',
    line: 'leather-light',
    width: 6,
    opacity: 0.75,
  },
];

const dust = [
  [210, 560, 150],
  [560, 300, 170],
  [480, 640, 190],
  [660, 520, 130],
  [120, 380, 110],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#dust)"/>`)
  .join('');

interface Look {
  shape: Shape;
  colors: Palette;
  lacing: (strands: readonly string[]) => Layer[];
  marks: (gloss: string) => readonly Layer[];
  film: string;
  wood: string;
}

function lookOf(state: GloveState, { leather, lace }: AlbumGlove): Look {
  if (state === 'after') {
    return {
      shape: 'formed',
      colors: palette(leather, lace),
      lacing: (strands) => laced(strands, 'lace-new', 13),
      marks: (gloss) => [{ d: gloss, line: 'leather-light', width: 12, opacity: 0.55 }],
      film: '<rect width="820" height="820" fill="url(#sheen)"/>',
      wood: '#634a36',
    };
  }
  return {
    shape: 'collapsed',
    colors: palette(mix(mix(leather, '#9a8c79', 0.5), '#3a2f26', 0.08), '#aaa08f'),
    lacing(strands) {
      const { held, frays } = wear(strands);
      return [...laced(held, 'lace-old', 8.5), { d: frays, line: 'lace-old', width: 4 }];
    },
    marks: () => cracks,
    film: dust,
    wood: '#4d3829',
  };
}

/** Returns a picture of a glove on the bench as SVG. */
export function gloveDrawing(glove: AlbumGlove, state: GloveState, view: GloveView): string {
  const kind = gloveKinds[glove.kind];
  const { shape, colors, lacing, marks, film, wood } = lookOf(state, glove);
  const strands = kind.strands.map((strand) => shaped(strand, shape));
  const bent = (layers: readonly Layer[]) => layers.map((layer) => ({ ...layer, d: shaped(layer.d, shape) }));
  const outline = shaped(kind.silhouette, shape);
  const leather = layersToSvg([...bent(kind.layers), ...bent(marks(kind.gloss))], colors);
  const laces = layersToSvg(
    [{ d: eyeletsOf(strands), line: 'leather-deep', width: 15 }, ...lacing(strands)],
    colors,
  );
  const [x, y] = kind.ball;
  const place = `${places[view]} rotate(${view === 'whole' ? lean[glove.kind] * (state === 'after' ? 1 : -2) : 0} 410 430)`;
  const isFresh = state === 'after';
  return onBench(
    `${isFresh && view === 'whole' ? awl : ''}${isFresh && view === 'web' ? coil(150, 90, glove.lace) : ''}
<path d="${outline}" transform="translate(${isFresh ? '30 38' : '10 12'}) ${place}" fill="#0d0704" opacity="0.5"/>
<clipPath id="leather"><path d="${outline}"/></clipPath>
<g transform="${place}">${leather}<g clip-path="url(#leather)">${film}</g>${isFresh && view === 'whole' ? ball(x, y) : ''}${laces}</g>`,
    wood,
  );
}
