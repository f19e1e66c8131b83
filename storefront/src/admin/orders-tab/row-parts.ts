import styled from 'styled-components';
import { IconButton } from '../../ui/icon-button';
import { CARDS, TableCell, TableColumn, TableRow } from '../../ui/table';
import { color, font, media } from '../../ui/tokens';

/** Wide enough for a table, but hardly. */
export const CROWDED = '@media (min-width: 640px) and (max-width: 1199px)';

/** A row of two lines, 49 px high; on a phone the second holds number, service, day and money. */
export const Shown = styled(TableRow)<{ $chosen: boolean }>`
  scroll-margin-block: 48px 96px;
  background: ${({ $chosen }) => ($chosen ? color.accentSoft : 'none')};
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  > td {
    height: 49px;
    padding-block: 4px;
    line-height: 1.25;
  }
  > td span {
    line-height: 1.25;
  }
  ${CROWDED} {
    > td {
      padding-inline: 6px;
    }
  }
  ${CARDS} {
    grid-template-columns: [mark] auto [main] auto [service] minmax(0, 1fr) [end] auto [tools] auto;
    > td {
      height: auto;
      padding-block: 0;
    }
  }
`;

export const CheckCell = styled(TableCell)`
  width: 40px;
`;

export const NumberCell = styled(TableCell)`
  white-space: nowrap;
`;

/** The order's number, which opens it where there is no room for buttons. */
export const NumberButton = styled.button`
  padding: 4px 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: 0.04em;
  &:hover {
    text-decoration: underline;
  }
  ${CARDS} {
    padding: 0;
    color: ${color.muted};
    font-size: 1rem;
  }
`;

/** Names are never so long that a row needs a third line: what does not fit is in the details. */
const oneLine = `
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The first line of a cell. */
export const First = styled.span`
  ${oneLine}
`;

/** The line below it. */
export const Second = styled.span`
  ${oneLine}
  color: ${color.muted};
  font-size: ${font.small};
  &:empty {
    display: none;
  }
`;

/** An amount that is left out of a phone's rows; it is never cut. */
export const WideAmount = styled.span`
  ${CARDS} {
    display: none;
  }
`;

/** The same for words. */
export const WideOnly = styled(WideAmount)`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const CustomerCell = styled(TableCell)`
  font-weight: 600;
  ${Second} {
    font-weight: 400;
  }
  ${CARDS} {
    grid-column: main / end;
  }
`;

/** On a phone beside the number, with the day it is due. */
export const ServiceCell = styled(TableCell)`
  ${CARDS} {
    display: flex;
    grid-column: service;
    grid-row: 2;
    gap: 8px;
    padding-left: 8px;
    color: ${color.muted};
    font-size: ${font.small};
    > * {
      min-width: 0;
    }
    /* The day counts for more than the service's whole name. */
    > :first-child {
      flex-shrink: 9;
    }
    span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

export const StatusCell = styled(TableCell)`
  white-space: nowrap;
  /* Where the screen ends, the badge has two lines. */
  ${CARDS} {
    button {
      text-align: left;
      white-space: normal;
    }
  }
`;

export const Owed = styled.span`
  ${oneLine}
  color: ${color.warning};
  font-size: ${font.small};
  font-weight: 600;
`;

export const TotalCell = styled(TableCell)`
  font-weight: 600;
  /* On a phone what is owed goes on in a second line before it leaves the screen. */
  ${media.tablet} {
    white-space: nowrap;
  }
`;

export const ActionsCell = styled(TableCell)`
  > div {
    display: flex;
    justify-content: flex-end;
  }
`;

export const RowButton = styled(IconButton)`
  width: 36px;
  height: 36px;
  ${media.touch} {
    width: 44px;
    height: 44px;
  }
`;

/** Left out where there is hardly room: the row and its number open the order, whose details print it. */
export const RoomyButton = styled(RowButton)`
  ${CROWDED} {
    display: none;
  }
`;

const WIDE_ACTIONS = '132px';
const TIGHT_ACTIONS = '64px';

export const ActionsColumn = styled(TableColumn)`
  width: ${WIDE_ACTIONS};
  ${CROWDED} {
    width: ${TIGHT_ACTIONS};
  }
`;

/** The widths of the other columns, by the words of their heads; what is left over goes to customer and service. */
export const COLUMN_WIDTHS = {
  Choose: '48px',
  'Order #': '104px',
  Customer: 'auto',
  Service: 'auto',
  Status: '176px',
  Payment: '128px',
  Total: '100px',
  Date: '132px',
} as const;
export type OrderColumn = keyof typeof COLUMN_WIDTHS | 'Actions';
