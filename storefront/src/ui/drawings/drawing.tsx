import type { ReactNode } from 'react';
import type { Layer, Tone } from './drawing-layer';

export type DrawingProps = { className?: string; title?: string };

// Said once for all paths of a drawing, which keeps the page small.
const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The frame of every drawing: decorative unless it is given a title. */
export function Drawing({
  viewBox,
  className,
  title,
  children,
}: DrawingProps & { viewBox: string; children: ReactNode }) {
  if (title) {
    return (
      <svg viewBox={viewBox} className={className} role="img" {...round}>
        <title>{title}</title>
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true" {...round}>
      {children}
    </svg>
  );
}

const color = (tone: Tone | undefined) => tone && `var(--${tone})`;

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
      opacity={layer.opacity}
    />
  ));
}
