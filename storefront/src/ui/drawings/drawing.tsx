import type { ReactNode } from 'react';
import type { Layer, Tone } from './drawing-layer';

export type DrawingProps = { className?: string };

/** The frame of every drawing. Drawings are decorative. The frame sets what all paths share, which keeps pages small. */
export function Drawing({
  viewBox,
  className,
  children,
}: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const color = (tone: Tone | undefined) => tone && `var(--${tone})`;

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
