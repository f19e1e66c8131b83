import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Seam } from './drawings/seam';
import { color, font, radius, shadow, space } from './tokens';

const Tag = styled.div`
  position: relative;
  padding-top: 14px;
  filter: drop-shadow(0 10px 18px rgb(20 12 6 / 22%));
`;

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[6]} ${space[3]} ${space[2]};
  border-radius: ${radius.patch};
  background-color: ${color.raised};
  background-image: var(--grain);
  box-shadow: ${shadow.patchEdge};
  clip-path: polygon(34px 0, calc(100% - 34px) 0, 100% 34px, 100% 100%, 0 100%, 0 34px);
`;

const Tie = styled.svg`
  position: absolute;
  top: -30px;
  left: 50%;
  z-index: 1;
  width: 76px;
  height: 80px;
  translate: -50% 0;
  overflow: visible;
`;

const Edge = styled.div`
  margin-inline: -${space[3]};
`;

// The strands of the lace, each over the one before.
const KNOT = [
  'M38 65C27 56 27 42 33 34',
  'M43 34C49 42 49 56 38 65',
  'M43 33C35 24 27 18 13 15',
  'M33 33C41 24 50 16 60 4',
  'M28 36C32 27 44 27 48 35',
  'M29 31C33 40 43 40 47 31',
];

export const TicketTitle = styled.h3`
  font-size: ${font.h3};
  letter-spacing: 0.06em;
  text-align: center;
  text-transform: uppercase;
`;

/** A hang tag tied on with a lace. Its lower edge is a seam. */
export function Ticket({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <Tie viewBox="0 0 76 80" aria-hidden="true" fill="none">
        <circle cx={38} cy={63} r={11} fill="var(--background)" stroke="var(--leather)" strokeWidth={5} />
        {KNOT.map((d) => (
          <g key={d} strokeLinecap="round">
            <path d={d} stroke="var(--leather-deep)" strokeWidth={8} />
            <path d={d} stroke="var(--lace-new)" strokeWidth={5} />
          </g>
        ))}
      </Tie>
      <Paper>
        {children}
        <Edge>
          <Seam />
        </Edge>
      </Paper>
    </Tag>
  );
}
