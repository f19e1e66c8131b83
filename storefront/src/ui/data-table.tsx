import { type ComponentProps, type ReactNode, useMemo } from 'react';
import styled, { type RuleSet } from 'styled-components';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table';
import { media, motion } from './tokens';

interface LookProps {
  $look?: RuleSet;
  $size?: RuleSet;
}

// While its rows arrive, each can move its columns, so it's hidden until its foot is there, which comes last.
const Shown = styled(Table)<LookProps>`
  transition: opacity ${motion.quick};
  ${media.tablet} {
    &:not(:has(> tfoot)) {
      visibility: hidden;
    }
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${({ $look }) => $look}
`;

const Head = styled(TableColumn)<LookProps>`
  ${({ $size }) => $size}
  ${({ $look }) => $look}
`;

const Cell = styled(TableCell)<LookProps & { $bold?: boolean; $oneLine?: boolean }>`
  ${({ $bold }) => $bold && 'font-weight: 600;'}
  ${({ $oneLine }) => $oneLine && 'white-space: nowrap;'}
  ${({ $size }) => $size}
  ${({ $look }) => $look}
`;

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  at?: ComponentProps<typeof TableCell>['$at'];
  number?: boolean;
  lesser?: boolean;
  optional?: boolean;
  bold?: boolean;
  oneLine?: boolean;
  apart?: boolean;
  /** The column's width, for its head and its cells. */
  size?: RuleSet;
  look?: RuleSet;
  headLook?: RuleSet;
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

export function Cells<Row>({ columns, row }: CellsProps<Row>) {
  return columns.map(({ name, cell, at, number, lesser, bold, oneLine, apart, size, look }) => (
    <Cell
      key={name}
      $at={at}
      $number={number}
      $lesser={lesser}
      $bold={bold}
      $oneLine={oneLine}
      $size={size}
      $look={look}
      data-apart={apart}
    >
      {cell(row)}
    </Cell>
  ));
}

/** A row. It's drawn again only if its columns or what it shows changed. */
function PlainRow<Row>({ columns, row }: CellsProps<Row>) {
  return useMemo(
    () => (
      <TableRow>
        <Cells columns={columns} row={row} />
      </TableRow>
    ),
    [columns, row],
  );
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  busy?: boolean;
  $leftOut?: readonly number[];
  heads?: Readonly<Record<string, ReactNode>>;
  look?: RuleSet;
  draw?: (row: Row) => ReactNode;
}

/** A table rendered from its columns, with two-line rows on phones. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  busy,
  $leftOut,
  heads = {},
  look,
  draw = (row) => <PlainRow key={row.id} columns={columns} row={row} />,
}: DataTableProps<Row>) {
  return (
    <Shown aria-label={label} aria-busy={busy} $leftOut={$leftOut} $look={look}>
      <TableHead>
        {columns.map(({ name, number, lesser, size, headLook }) => (
          <Head key={name} $number={number} $lesser={lesser} $size={size} $look={headLook}>
            {heads[name] ?? name}
          </Head>
        ))}
      </TableHead>
      <TableBody>{rows.map(draw)}</TableBody>
      <tfoot hidden />
    </Shown>
  );
}
