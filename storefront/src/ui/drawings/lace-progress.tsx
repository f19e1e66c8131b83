import { styled } from 'styled-components';

const HEIGHT = 32;
const SPAN = 120;
const MIDDLE = HEIGHT / 2;

// Lines keep their width while the drawing is stretched, and a zero-length dot stays round.
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

const Frame = styled.div`
  position: relative;
`;

const Bow = styled.svg`
  position: absolute;
  top: 50%;
  overflow: visible;
  stroke-linecap: round;
  translate: -50% -50%;
`;

// Two loops and two ends from the eyelet, and the turn that holds them.
const BOW = [
  'M0 0C-9 -19 -31 -17 -24 -3C-21 3 -8 2 0 0',
  'M0 0C9 -19 31 -17 24 -3C21 3 8 2 0 0',
  'M0 0C-3 8 -10 13 -17 16',
  'M0 0C3 8 10 13 17 16',
  'M-3 -3C-1 2 1 2 3 -3',
];

interface LaceProgressProps {
  steps: number;
  current: number;
  isTied?: boolean;
  className?: string;
}

/** The wizard's lace, pulled tight up to the current step (counted from 1) and loose after it, tied off at the end. */
export function LaceProgress({ isTied = false, ...lace }: LaceProgressProps) {
  const { steps } = lace;
  return (
    <Frame>
      <Lace isTied={isTied} {...lace} />
      {isTied && (
        <Bow
          viewBox="-36 -24 72 48"
          width={72}
          height={48}
          style={{ left: `${((steps - 0.5) / steps) * 100}%` }}
          aria-hidden="true"
          fill="none"
        >
          {BOW.map((d) => (
            <g key={d}>
              <path d={d} stroke="var(--background)" strokeWidth={8} />
              <path d={d} stroke="var(--accent)" strokeWidth={5} />
            </g>
          ))}
        </Bow>
      )}
    </Frame>
  );
}

function Lace({ steps, current, isTied, className }: LaceProgressProps) {
  const width = steps * SPAN;
  const eyelets = Array.from({ length: steps }, (_, index) => (index + 0.5) * SPAN);
  const ends = isTied ? [0, ...eyelets] : [0, ...eyelets, width];
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
      {ends.slice(1).map((to, index) => {
        const from = ends[index] ?? 0;
        const tight = index < current;
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
      {eyelets.map((x, index) => {
        const reached = index < current;
        const isCurrent = index === current - 1;
        return (
          <g key={x}>
            <Stroke
              d={`M${x} ${MIDDLE}h0`}
              stroke={reached ? 'var(--accent)' : 'var(--muted)'}
              strokeWidth={isCurrent ? 26 : 20}
            />
            <Stroke d={`M${x} ${MIDDLE}h0`} stroke="var(--background)" strokeWidth={isCurrent ? 18 : 13} />
            {reached && (
              <Stroke d={`M${x} ${MIDDLE}h0`} stroke="var(--accent)" strokeWidth={isCurrent ? 10 : 6} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
