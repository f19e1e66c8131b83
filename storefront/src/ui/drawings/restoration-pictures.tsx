import { useId } from 'react';
import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { freshGlove } from './glove-layers';
import { gloveGloss, gloveSilhouette } from './glove-paths';
import { ServiceGround } from './grounds';

const scuffs: readonly Layer[] = [
  {
    d: 'M92 420L130 470M112 406L142 446M196 610L240 640M216 596L262 628M300 690L352 700',
    line: 'leather-light',
    width: 7,
  },
  { d: 'M392 120L398 160M374 200L380 250', line: 'leather-light', width: 7 },
];

const gloss: readonly Layer[] = [{ d: gloveGloss, line: 'leather-light', width: 11 }];

const tin: readonly Layer[] = [
  { d: 'M196 92H284V178Q284 186 276 186H204Q196 186 196 178Z', fill: 'accent' },
  { d: 'M190 78Q190 72 196 72H284Q290 72 290 78V94H190Z', fill: 'leather-light' },
  { d: 'M268 94H284V178Q284 186 276 186H262Q268 182 268 174Z', fill: 'leather-deep', opacity: 0.4 },
  { d: 'M208 112H258V162H208Z', fill: 'chalk' },
  { d: 'M233 120C242 132 247 139 247 146A14 14 0 0 1 219 146C219 139 224 132 233 120Z', fill: 'accent' },
];

// A cloth folded once, its hem stitched in red.
const cloth: readonly Layer[] = [
  { d: 'M112 150L158 172L192 138L150 112Z', fill: 'lace-old', line: 'lace-old', width: 14 },
  { d: 'M106 138L152 158L186 124L142 100Z', fill: 'chalk', line: 'chalk', width: 14 },
  { d: 'M106 138L152 158L186 124', line: 'stitch', width: 1.8, dash: '5 4' },
];

/** Before and after in one glove: the left half as it came in, the right half as it leaves. */
export function BeforeAfterPicture(props: DrawingProps) {
  const clip = useId();
  return (
    <ServiceGround {...props}>
      <g transform="translate(60 -7) scale(0.25)">
        <clipPath id={clip}>
          <path d={gloveSilhouette} />
        </clipPath>
        <Layers of={freshGlove} />
        <Layers of={gloss} />
        <g clipPath={`url(#${clip})`}>
          <rect width={436} height={820} fill="var(--lace-old)" opacity={0.42} />
          <Layers of={scuffs} />
        </g>
        <path d="M436 64V820" stroke="var(--text)" strokeWidth={7} strokeDasharray="22 18" />
      </g>
    </ServiceGround>
  );
}

/** Oil, a cloth and patience. */
export function OilingPicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(-6 -7) scale(0.25)">
        <Layers of={freshGlove} />
      </g>
      <Layers of={cloth} />
      <Layers of={tin} />
    </ServiceGround>
  );
}

const broughtIn: readonly Layer[] = [
  {
    d: 'M474 502C538 502 588 552 588 614C588 676 538 726 474 726C412 726 362 676 362 614C362 552 412 502 474 502Z',
    fill: 'leather-deep',
  },
  {
    d: 'M474 498C534 498 580 546 580 604C580 662 534 710 474 710C416 710 370 662 370 604C370 546 416 498 474 498Z',
    fill: 'chalk',
  },
  { d: 'M404 526Q462 600 416 692M546 522Q492 600 534 690', line: 'stitch', width: 4 },
  {
    d:
      'M416 552L430 542M426 574L442 568M432 598L448 598M432 624L448 630M428 650L442 658' +
      'M532 548L518 538M522 572L506 564M516 598L500 596M516 624L502 630M522 650L508 658',
    line: 'stitch',
    width: 5,
  },
];

/** Break-in: the pocket holds a ball by itself. */
export function BreakInPicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(52 -7) scale(0.25)">
        <Layers of={freshGlove} />
        <Layers of={broughtIn} />
      </g>
    </ServiceGround>
  );
}
