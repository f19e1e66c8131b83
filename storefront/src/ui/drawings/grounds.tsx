import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing';

// The wall is the accent thinned out, so that a scene may stand on the page as well as on a patch.
/** The stage of the four how-it-works scenes: the lamp's circle on the wall and the bench below. */
export function Scene({ className, title, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 320 240" className={className} title={title}>
      <circle cx={160} cy={112} r={104} fill="var(--accent)" opacity={0.13} />
      <rect x={20} y={208} width={280} height={10} rx={5} fill="var(--leather-deep)" />
      <path d="M32 213H288" stroke="var(--leather-light)" strokeWidth={1.6} strokeDasharray="6 5" />
      {children}
    </Drawing>
  );
}

/** The ground of the service pictures: the workshop wall, the thinned-out accent up to the card's edge. */
export function ServiceGround({ className, title, children }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 320 200" className={className} title={title}>
      <rect width={320} height={200} fill="var(--accent)" opacity={0.13} />
      {children}
    </Drawing>
  );
}
