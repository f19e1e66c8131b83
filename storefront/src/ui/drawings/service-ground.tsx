import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing';

/** The ground of the service pictures: the workshop wall, the thinned-out accent up to the card's edge. */
export function ServiceGround({ className, title, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 320 200" className={className} title={title}>
      <rect width={320} height={200} fill="var(--accent)" opacity={0.13} />
      {children}
    </Drawing>
  );
}
