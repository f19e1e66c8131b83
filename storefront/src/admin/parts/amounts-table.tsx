import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { color, font, media } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';

/** The table fits a phone unless its amounts are long. Then it scrolls. */
const Scroll = styled.div`
  overflow-x: auto;
  scrollbar-color: ${color.lineStrong} transparent;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 6px;
    border-bottom: 1px solid ${color.line};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    border-bottom: 2px solid ${color.lineStrong};
    color: ${color.muted};
    font-size: ${font.small};
  }
  tbody th {
    font-weight: 600;
  }
  ${media.phone} {
    font-size: ${font.small};
  }
  tfoot th,
  tfoot td {
    border: 0;
    border-top: 3px double ${color.lineStrong};
    font-weight: 700;
  }
`;

interface AmountsTableProps {
  label: string;
  first: string;
  columns: readonly string[];
  /** Amounts in cents, one for each column. */
  rows: readonly { id: string; name: string; amounts: readonly number[] }[];
}

export function AmountsTable({ label, first, columns, rows }: AmountsTableProps) {
  const sums = columns.map((_column, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
  return (
    // It can have the focus, so it can be scrolled by keyboard, too.
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {[first, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, amounts }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column}>{formatDollars(amounts[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{uiTexts.total}</th>
            {columns.map((column, at) => (
              <td key={column}>{formatDollars(sums[at] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}
