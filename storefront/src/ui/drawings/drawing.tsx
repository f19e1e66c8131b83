import type { ReactNode } from 'react';
import type { Layer, Tone } from './drawing-layer';

export type DrawingProps = { className?: string; title?: string };

/** The frame of every drawing: decorative unless it is given a title. */
export function Drawing({
  viewBox,
  className,
  title,
  children,
}: DrawingProps & { viewBox: string; children: ReactNode }) {
  if (title) {
    return (
      <svg viewBox={viewBox} className={className} role="img" fill="none">
        <title>{title}</title>
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true" fill="none">
      {children}
    </svg>
  );
}

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
