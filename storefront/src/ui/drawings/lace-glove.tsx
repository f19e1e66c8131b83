import { Drawing, type DrawingProps, Layers } from './drawing';
import { allLaces, gloveBody } from './glove-layers';

export function LaceGlove({ laceColor, className }: DrawingProps & { laceColor: string }) {
  return (
    <Drawing viewBox="34 64 752 744" className={className}>
      <Layers of={gloveBody} />
      <g>
        {allLaces.map((d) => (
          <g key={d}>
            {/* The dark edge separates white and tan from the leather, and the gloss shows black. */}
            <path d={d} stroke="var(--leather-deep)" strokeWidth={18} />
            <path d={d} stroke={laceColor} strokeWidth={13} />
            <path d={d} stroke="var(--leather-light)" strokeWidth={2.6} opacity={0.85} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
