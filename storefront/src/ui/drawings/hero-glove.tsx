import { Fragment } from 'react';
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
  ...laced([...wornLaces, ...heelLaces], 'lace-old'),
  { d: frayedEnds, line: 'lace-old', width: 4 },
];

// The maker's patch on the heel pad, the one place the red thread shows.
const patchLayers: readonly Layer[] = [
  {
    d: 'M556 632L622 614Q630 612 632 620L640 650Q642 658 634 660L568 678Q560 680 558 672L550 642Q548 634 556 632Z',
    fill: 'leather-deep',
  },
  { d: 'M560 640L621 623L631 652L570 669Z', line: 'stitch', width: 2.6, dash: '7 6' },
];

// The new lace is pulled strand by strand; together the strands take 1.2 s.
const strands = [
  ...fingerLaces.map((d, place) => ({ d, delay: place * 0.11, duration: 0.11 })),
  ...webLaces.map((d, place) => ({ d, delay: 0.33 + place * 0.28, duration: 0.28 })),
  { d: laceInHand, delay: 0.89, duration: 0.31 },
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
  stroke-linecap: round;
  stroke-linejoin: round;
  /* The gap is longer than the strand, or the round cap of the next dash would show before its time. */
  stroke-dasharray: 1 2;
  animation: ${pull} linear both;

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

/** The glove of the home page: worn laces on the thumb side, the new lace just being pulled in. */
export function HeroGlove({ className, title }: DrawingProps) {
  return (
    <Drawing viewBox="14 54 752 764" className={className} title={title}>
      <Layers of={gloveBody} />
      <Layers of={patchLayers} />
      <Layers of={wornLayers} />
      {strands.map(({ d, delay, duration }) => {
        const pace = { animationDelay: `${delay}s`, animationDuration: `${duration}s` };
        return (
          <Fragment key={d}>
            <Strand d={d} pathLength={1} stroke="var(--leather-deep)" strokeWidth={17} style={pace} />
            <Strand d={d} pathLength={1} stroke="var(--lace-new)" strokeWidth={11.5} style={pace} />
          </Fragment>
        );
      })}
      <Needle d={needle} />
    </Drawing>
  );
}
