import { styled } from 'styled-components';

const HEIGHT = 32;
const SPAN = 120;
const MIDDLE = HEIGHT / 2;

// Lines keep their weight while the drawing is stretched, and a dot of no length stays round.
const Stroke = styled.path`
  vector-effect: non-scaling-stroke;
  stroke-linecap: round;
  transition: opacity 250ms ease-out, stroke 250ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const tightLace = (from: number, to: number) => `M${from} ${MIDDLE}H${to}`;

const looseLace = (from: number, to: number) => {
  const quarter = (to - from) / 4;
  return `M${from} ${MIDDLE}q${quarter / 2} 13 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0`;
};

type LaceProgressProps = { steps: number; current: number; className?: string };

/** The wizard's lace, pulled tight up to the current step (counted from 1) and loose after it. */
export function LaceProgress({ steps, current, className }: LaceProgressProps) {
  const width = steps * SPAN;
  const eyelets = Array.from({ length: steps }, (_, place) => (place + 0.5) * SPAN);
  const ends = [0, ...eyelets, width];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
    >
      {ends.slice(1).map((to, place) => {
        const from = ends[place] ?? 0;
        const tight = place < current;
        return (
          <g key={to}>
            <Stroke
              d={looseLace(from, to)}
              stroke="var(--muted)"
              strokeWidth={4}
              opacity={tight ? 0 : 0.55}
            />
            <Stroke d={tightLace(from, to)} stroke="var(--accent)" strokeWidth={5} opacity={tight ? 1 : 0} />
          </g>
        );
      })}
      {eyelets.map((x, place) => {
        const reached = place < current;
        const here = place === current - 1;
        return (
          <g key={x}>
            <Stroke
              d={`M${x} ${MIDDLE}h0`}
              stroke={reached ? 'var(--accent)' : 'var(--muted)'}
              strokeWidth={here ? 26 : 20}
            />
            <Stroke d={`M${x} ${MIDDLE}h0`} stroke="var(--background)" strokeWidth={here ? 18 : 13} />
            {reached && <Stroke d={`M${x} ${MIDDLE}h0`} stroke="var(--accent)" strokeWidth={here ? 10 : 6} />}
          </g>
        );
      })}
    </svg>
  );
}
