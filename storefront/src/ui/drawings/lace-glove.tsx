import { Drawing, type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { allLaces, gloveBar, gloveBehind, gloveEyeletLayer, gloveFront } from './glove-layers';
import { gloveHollow } from './glove-paths';

// The web is backed with lighter leather than elsewhere, or black laces would be lost in it.
const body: readonly Layer[] = [
  ...gloveBehind,
  { d: gloveHollow, fill: 'leather', opacity: 0.6 },
  ...gloveBar,
  ...gloveFront,
  gloveEyeletLayer,
];

/** A laced glove whose laces take the color the visitor picks (any CSS color). */
export function LaceGlove({ laceColor, className, title }: DrawingProps & { laceColor: string }) {
  return (
    <Drawing viewBox="40 80 736 742" className={className} title={title}>
      <Layers of={body} />
      <g strokeLinecap="round" strokeLinejoin="round">
        {allLaces.map((d) => (
          <g key={d}>
            {/* A dark edge sets white and tan off the leather, the gloss down the middle does it for black. */}
            <path d={d} stroke="var(--leather-deep)" strokeWidth={18} />
            <path d={d} stroke={laceColor} strokeWidth={13} />
            <path d={d} stroke="var(--leather-light)" strokeWidth={2.6} opacity={0.85} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
