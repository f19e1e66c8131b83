import type { Layer, Tone } from './drawing-layer';

const color = (tone: Tone | undefined) => (tone ? `var(--${tone})` : 'none');

/** Lays flat shapes one over the other in the theme's colors. */
export function Layers({ of }: { of: readonly Layer[] }) {
  return of.map((layer) => (
    <path
      key={`${layer.fill}${layer.line}${layer.d}`}
      d={layer.d}
      fill={color(layer.fill)}
      stroke={color(layer.line)}
      strokeWidth={layer.width}
      strokeDasharray={layer.dash}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={layer.opacity}
    />
  ));
}
