import { type DrawingProps, Layers } from './drawing';
import type { Layer, Tone } from './drawing-layer';
import { freshGlove } from './glove-layers';
import { Scene } from './grounds';

// Both stand behind the bench, so the sleeves end at its edge.
const arm = (sleeve: Tone): readonly Layer[] => [
  { d: 'M62 188L90 156', line: 'leather-light', width: 32 },
  { d: 'M92 158L118 134', line: 'leather-light', width: 48 },
  { d: 'M42 166L88 196L80 208H16Z', fill: sleeve },
  { d: 'M37 174L83 204', line: 'leather-deep', width: 1.8, dash: '5 5' },
];

// The fingers are behind the glove; the thumb lies over its edge.
const thumb: readonly Layer[] = [
  { d: 'M84 150C96 148 106 138 112 118', line: 'leather-deep', width: 19.5 },
  { d: 'M83 151C96 148 106 138 112 118', line: 'leather-light', width: 16 },
];

/** How it works, 4: from the workshop's hand to the owner's. */
export function StepReceiveGlove(props: DrawingProps) {
  const mirrored = 'translate(320 0) scale(-1 1)';
  return (
    <Scene {...props}>
      <Layers of={arm('accent')} />
      <g transform={mirrored}>
        <Layers of={arm('muted')} />
      </g>
      <g transform="translate(66 4) scale(0.235)">
        <Layers of={freshGlove} />
      </g>
      <Layers of={thumb} />
      <g transform={mirrored}>
        <Layers of={thumb} />
      </g>
    </Scene>
  );
}
