import { keyframes, styled } from 'styled-components';
import { Drawing, type DrawingProps, Layers } from './drawing';
import { type Layer, laced } from './drawing-layer';
import {
  fingerLaces,
  frayedEnds,
  heelLaces,
  laceInHand,
  needle,
  webLaces,
  wornLaces,
} from './glove-lace-paths';
import { gloveBody } from './glove-layers';

const wornLayers: readonly Layer[] = [
  ...laced([heelLaces.join('') + wornLaces[0], wornLaces[1]], 'lace-old'),
  { d: frayedEnds, line: 'lace-old', width: 4 },
];

// The maker's patch on the heel pad, the only place with the red thread.
const patchLayers: readonly Layer[] = [
  {
    d: 'M576 650L642 632Q650 630 652 638L660 668Q662 676 654 678L588 696Q580 698 578 690L570 660Q568 652 576 650Z',
    fill: 'leather-deep',
  },
  { d: 'M580 658L641 641L651 670L590 687Z', line: 'stitch', width: 2.6, dash: '7 6' },
];

// The new lace is pulled strand by strand, 1.2 s in total.
const strands = [
  ...fingerLaces.map((d, index) => ({ d, delay: index * 0.11, duration: 0.11 })),
  ...webLaces.map((d, index) => ({ d, delay: 0.33 + index * 0.1, duration: 0.1 })),
  { d: laceInHand, delay: 0.93, duration: 0.27 },
];

const pull = keyframes`
  from { stroke-dashoffset: 1.1; }
  to { stroke-dashoffset: 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Strand = styled.path`
  stroke: var(--leather-deep);
  stroke-width: 17px;
  /* The gap is longer than the strand, or the round cap of the next dash would show too early. */
  stroke-dasharray: 1 2;
  animation: ${pull} linear both;
  animation-delay: inherit;
  animation-duration: inherit;

  & + & {
    stroke: var(--lace-new);
    stroke-width: 11.5px;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Needle = styled.path`
  fill: var(--text);
  animation: ${appear} 0.12s linear 1.14s both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** The glove of the home page: worn laces on the thumb side, and a new lace being pulled in. */
export function HeroGlove({ className }: DrawingProps) {
  return (
    <Drawing viewBox="34 64 752 744" className={className}>
      <Layers of={gloveBody} />
      <Layers of={patchLayers} />
      <Layers of={wornLayers} />
      {strands.map(({ d, delay, duration }) => {
        const pace = { animationDelay: `${delay}s`, animationDuration: `${duration}s` };
        return (
          <g key={d} style={pace}>
            <Strand d={d} pathLength={1} />
            <Strand d={d} pathLength={1} />
          </g>
        );
      })}
      <Needle d={needle} />
    </Drawing>
  );
}
