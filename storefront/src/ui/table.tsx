import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, motion, radius, space } from './tokens';

/** Narrower than this, each row is a card of its own. */
export const CARDS = '@media (max-width: 899px)';

// The roles are explicit, because a table laid out as cards loses them for screen readers.
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${CARDS} {
    display: block;
  }
`;

const HeadGroup = styled.thead.attrs({ role: 'rowgroup' })`
  position: sticky;
  top: 0;
  z-index: 1;
  background: ${color.raised};
  ${CARDS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const HeadRow = styled.tr.attrs({ role: 'row' })``;

/** The columns' names, which stay in sight while the rows scroll. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <HeadGroup>
      <HeadRow>{children}</HeadRow>
    </HeadGroup>
  );
}

/** A column's name; `$number` for amounts, which end at the right. */
export const TableColumn = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $number?: boolean }>`
  padding: 8px 12px;
  border-bottom: 2px solid ${color.lineStrong};
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 600;
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  white-space: nowrap;
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${CARDS} {
    display: grid;
    gap: 12px;
  }
`;

/** A row; `$opens` when a click anywhere on it opens something. */
export const TableRow = styled.tr.attrs({ role: 'row' })<{ $opens?: boolean }>`
  cursor: ${({ $opens }) => ($opens ? 'pointer' : 'auto')};
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.accentSoft};
  }
  ${CARDS} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 12px;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.patch};
    background: ${color.surface};
  }
`;

export const TableCell = styled.td.attrs({ role: 'cell' })<{ $number?: boolean }>`
  padding: 12px;
  border-bottom: 1px solid ${color.line};
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  overflow-wrap: anywhere;
  ${CARDS} {
    display: block;
    padding: 0;
    border: 0;
  }
`;

/** Names a value in a card where the table has its column's head. */
export const CardLabel = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  color: ${color.muted};
  font-size: ${font.small};
  ${CARDS} {
    display: inline;
    margin-right: 8px;
  }
`;
