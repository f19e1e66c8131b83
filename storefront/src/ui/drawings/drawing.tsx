import type { ReactNode } from 'react';

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
