import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { media } from '../ui/tokens';

/** The leather strip's width in px, with eyelets in its middle. */
export const LACE = { strip: 44 } as const;
const MIDDLE = LACE.strip / 2;

const span = css`
  position: absolute;
  overflow: visible;
  pointer-events: none;
`;

const Down = styled.svg`
  ${span}
  top: ${MIDDLE}px;
  left: 0;
  width: ${LACE.strip}px;
  height: 100%;
  ${media.tablet} {
    display: none;
  }
`;

const Across = styled.svg`
  ${span}
  display: none;
  ${media.tablet} {
    display: block;
    top: 0;
    left: 50%;
    width: 100%;
    height: ${LACE.strip}px;
  }
`;

/** Lines keep their width when the drawing is stretched. */
const Line = styled.path`
  vector-effect: non-scaling-stroke;
  stroke-linecap: round;
`;

function Lace({ d, end }: { d: string; end?: string }) {
  return (
    <>
      <Line d={d} stroke="var(--leather-deep)" strokeWidth={11} />
      <Line d={d} stroke="var(--lace-new)" strokeWidth={7} />
      {end && <Line d={end} stroke="var(--leather-deep)" strokeWidth={9} />}
      {end && <Line d={end} stroke="var(--chalk)" strokeWidth={5} />}
    </>
  );
}

function Both({ down, across }: Record<'down' | 'across', ReactNode>) {
  const frame = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', fill: 'none', 'aria-hidden': true };
  return (
    <>
      <Down {...frame}>{down}</Down>
      <Across {...frame}>{across}</Across>
    </>
  );
}

export function TightLace() {
  return <Both down={<Lace d="M50 0V100" />} across={<Lace d="M0 50H100" />} />;
}

/** The loose end after the last eyelet, with its tip. */
export function LooseEnd() {
  return (
    <Both
      down={<Lace d="M50 0C50 12 28 18 32 32C36 45 64 40 66 54" end="M66 57L68 69" />}
      across={<Lace d="M0 50C10 50 12 26 22 28C32 30 32 72 44 72C52 72 54 52 60 46" end="M62 44L68 38" />}
    />
  );
}

const Ring = styled.svg`
  position: relative;
  width: ${LACE.strip}px;
  height: ${LACE.strip}px;
  overflow: visible;
  ${media.tablet} {
    margin-inline: auto;
  }
`;

const BOW =
  'M22 22C8 4 -6 8 0 18C4 26 16 24 22 22C36 4 50 8 44 18C40 26 28 24 22 22C18 30 14 38 8 42M22 22C26 30 30 38 36 42';

interface EyeletProps {
  state: TrackView['steps'][number]['state'];
  isTied: boolean;
  isCut: boolean;
}

/** A brass ring. Once the order gets there, the lace is in it. */
export function Eyelet({ state, isTied, isCut }: EyeletProps) {
  const isReached = state !== 'next';
  const isCurrent = state === 'current';
  return (
    <Ring viewBox={`0 0 ${LACE.strip} ${LACE.strip}`} fill="none" aria-hidden>
      {isCurrent && <circle cx={MIDDLE} cy={MIDDLE} r={17} fill="var(--accent)" opacity={0.4} />}
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={isCurrent ? 14 : 11}
        fill={isReached ? 'var(--chalk)' : 'var(--lace-old)'}
      />
      <circle cx={MIDDLE} cy={MIDDLE} r={isCurrent ? 9.5 : 7} fill="var(--leather-deep)" />
      {isReached && !isCut && (
        <circle cx={MIDDLE} cy={MIDDLE} r={isCurrent ? 6 : 4.5} fill="var(--lace-new)" />
      )}
      {isCut && (
        <path d="M17 17L27 27M27 17L17 27" stroke="var(--chalk)" strokeWidth={3} strokeLinecap="round" />
      )}
      {isTied && (
        <>
          <path d={BOW} stroke="var(--leather-deep)" strokeWidth={8} strokeLinecap="round" />
          <path d={BOW} stroke="var(--lace-new)" strokeWidth={5} strokeLinecap="round" />
          <circle
            cx={MIDDLE}
            cy={MIDDLE}
            r={5}
            fill="var(--lace-new)"
            stroke="var(--leather-deep)"
            strokeWidth={1.5}
          />
        </>
      )}
    </Ring>
  );
}
