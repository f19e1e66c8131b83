import { useId } from 'react';
import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { freshGlove } from './glove-layers';
import { gloveSilhouette } from './glove-paths';
import { ServiceGround } from './grounds';

const scuffs: readonly Layer[] = [
  {
    d: 'M92 420L130 470M112 406L142 446M196 610L240 640M216 596L262 628M300 690L352 700',
    line: 'leather-light',
    width: 7,
  },
  { d: 'M392 120L398 160M374 200L380 250', line: 'leather-light', width: 7 },
];

const gloss: readonly Layer[] = [
  {
    d: 'M474 150L468 250M574 190L558 270M664 290L640 380M620 520Q622 600 590 660',
    line: 'leather-light',
    width: 11,
  },
];

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
        <path
          d="M436 64V820"
          stroke="var(--text)"
          strokeWidth={7}
          strokeDasharray="22 18"
          strokeLinecap="round"
        />
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
