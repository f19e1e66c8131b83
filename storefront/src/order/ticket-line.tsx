import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import type { TicketFacts } from '../payment/ticket-facts';
import { color, media, radius } from '../ui/tokens';
import { useOpened } from '../ui/use-opened';
import { TicketDialog } from './ticket-dialog';

const Line = styled.button`
  display: none;
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 48px;
    padding: 8px 12px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.field};
    background: ${color.raised};
    color: ${color.text};
    font-weight: 600;
    line-height: 1.3;
    text-align: left;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  svg {
    color: ${color.accent};
  }
`;

/** An order in a line, on phones, which opens its ticket. */
export function TicketInALine({ facts }: { facts: TicketFacts }) {
  const opened = useOpened('ticket');
  return (
    <>
      <Line type="button" aria-haspopup="dialog" onClick={() => opened.open()}>
        {inALine(facts)}
        <ChevronRight size={20} strokeWidth={2} aria-hidden />
      </Line>
      <TicketDialog opened={opened} facts={facts} />
    </>
  );
}

/** 'Palm Patch · $70.00', or how many gloves it is about. */
export function inALine({ lines, totals }: TicketFacts): string {
  const [first, ...others] = lines;
  const about = others.length > 0 || !first ? `${lines.length} gloves` : first.serviceName;
  return `${about} · ${formatDollars(totals.total)}`;
}
