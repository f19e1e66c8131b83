import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, motion } from './tokens';

export const CARDS = media.phone;

const MIDDLE = '@media (min-width: 640px) and (max-width: 899px)';

const leftOut = (places: readonly number[]) => css`
  ${media.tablet} {
    ${places.map((place) => `tr > :nth-child(${place})`).join(', ')} {
      display: none;
    }
  }
`;

// The roles are explicit, because a table with another `display` loses them.
export const Table = styled.table.attrs({ role: 'table' })<{ $leftOut?: readonly number[] }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${({ $leftOut = [] }) => $leftOut.length > 0 && leftOut($leftOut)}
  ${CARDS} {
    display: block;
  }
`;

/** Rows that a phone shows only after scrolling. */
export const BELOW_SCREEN = ':nth-child(n + 9)';

/** A row costs nothing until it's near the screen, and until the tab it's in has been painted. */
export const laidOutWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-size: auto ${height};
  [data-arriving] & {
    content-visibility: hidden;
  }
`;

const longListFrom = (rows: string) => css`
  ${CARDS} {
    tbody > ${rows} {
      ${laidOutWhenNear('60px')}
      /* Otherwise the focus ring of a checkbox at the edge would be cut off. */
      overflow-clip-margin: 6px;
    }
  }
`;

/** For lists with 50 rows per page, on phones. */
export const LONG_LIST = longListFrom(`tr${BELOW_SCREEN}`);
/** The same for a list that starts below the screen. */
export const LOW_LIST = longListFrom('tr');

const HeadGroup = styled.thead.attrs({ role: 'rowgroup' })`
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--ground, ${color.raised});
  ${CARDS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const HeadRow = styled.tr.attrs({ role: 'row' })``;

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <HeadGroup>
      <HeadRow>{children}</HeadRow>
    </HeadGroup>
  );
}

const lesser = css`
  ${MIDDLE} {
    display: none;
  }
`;

export const TableColumn = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  $number?: boolean;
  $lesser?: boolean;
}>`
  padding: 6px 12px;
  border-bottom: 2px solid ${color.lineStrong};
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 600;
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  white-space: nowrap;
  ${({ $lesser }) => $lesser && lesser}
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${CARDS} {
    display: block;
  }
`;

export const TableRow = styled.tr.attrs({ role: 'row' })<{ $opens?: boolean }>`
  cursor: ${({ $opens }) => ($opens ? 'pointer' : 'auto')};
  transition: background-color ${motion.quick};
  &:hover,
  &[data-pressed] {
    background: ${color.accentSoft};
  }
  &[data-pressed] {
    box-shadow: inset 3px 0 ${color.accent};
  }
  ${CARDS} {
    display: grid;
    grid-template-columns: [mark] auto [main] minmax(0, 1fr) [end] auto [tools] auto;
    align-items: center;
    min-height: 56px;
    padding-block: 6px;
    border-bottom: 1px solid ${color.line};
  }
`;

export const quiet = css`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.35;
`;

const PLACES = {
  mark: css`
    grid-column: mark;
    grid-row: 1 / span 2;
    padding-right: 12px;
  `,
  lead: css`
    grid-column: main;
    grid-row: 1;
  `,
  end: css`
    grid-column: end;
    grid-row: 1;
    padding-left: 12px;
    text-align: right;
  `,
  below: css`
    grid-column: main;
    grid-row: 2;
    ${quiet}
  `,
  belowEnd: css`
    grid-column: end;
    grid-row: 2;
    padding-left: 12px;
    text-align: right;
    ${quiet}
  `,
  tools: css`
    grid-column: tools;
    grid-row: 1 / span 2;
    padding-left: 4px;
  `,
  away: css`
    display: none;
  `,
} as const;

const OWN_LINE = css`
  grid-column: main / -1;
`;

interface CellProps {
  $number?: boolean;
  $lesser?: boolean;
  $at?: keyof typeof PLACES;
}

export const TableCell = styled.td.attrs({ role: 'cell' })<CellProps>`
  height: 48px;
  padding: 6px 12px;
  border-bottom: 1px solid ${color.line};
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  overflow-wrap: anywhere;
  ${({ $number }) => $number && 'white-space: nowrap;'}
  ${({ $lesser }) => $lesser && lesser}
  ${CARDS} {
    display: block;
    height: auto;
    padding: 0;
    border: 0;
    ${({ $at }) => ($at ? PLACES[$at] : OWN_LINE)}
  }
`;

export const CardLabel = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${CARDS} {
    display: inline;
    margin-right: 6px;
    color: ${color.muted};
    font-size: ${font.small};
  }
`;

export const NarrowOnly = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

export const QuietLine = styled.span`
  ${quiet}
  display: block;
  font-weight: 400;
`;
