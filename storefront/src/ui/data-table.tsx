import type { ComponentProps, ReactNode } from 'react';
import styled, { type RuleSet } from 'styled-components';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table';
import { motion } from './tokens';

interface LookProps {
  $look?: RuleSet;
}

const Shown = styled(Table)<LookProps>`
  transition: opacity ${motion.quick};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${({ $look }) => $look}
`;

const Head = styled(TableColumn)<LookProps>`
  ${({ $look }) => $look}
`;

const Cell = styled(TableCell)<LookProps & { $bold?: boolean; $oneLine?: boolean }>`
  ${({ $bold }) => $bold && 'font-weight: 600;'}
  ${({ $oneLine }) => $oneLine && 'white-space: nowrap;'}
  ${({ $look }) => $look}
`;

/** A column as data. */
export interface Column<Row> {
  /** The words of its head. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Where its cells stand in a narrow row; a line of their own unless said. */
  at?: ComponentProps<typeof TableCell>['$at'];
  /** An amount, which ends at the right. */
  number?: boolean;
  /** Left out between phone and desktop. */
  lesser?: boolean;
  /** Whether people may leave it out. */
  optional?: boolean;
  bold?: boolean;
  oneLine?: boolean;
  /** Whether a click on its cells is none on the row. */
  apart?: boolean;
  look?: RuleSet;
  headLook?: RuleSet;
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** The cells of a row. */
export function Cells<Row>({ columns, row }: CellsProps<Row>) {
  return columns.map(({ name, cell, at, number, lesser, bold, oneLine, apart, look }) => (
    <Cell
      key={name}
      $at={at}
      $number={number}
      $lesser={lesser}
      $bold={bold}
      $oneLine={oneLine}
      $look={look}
      data-apart={apart}
    >
      {cell(row)}
    </Cell>
  ));
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Whether these are the rows of the page before, while the next ones load. */
  busy?: boolean;
  /** The places of columns that are left out. */
  $leftOut?: readonly number[];
  /** What a column's head shows in place of its name. */
  heads?: Readonly<Record<string, ReactNode>>;
  look?: RuleSet;
  /** Draws a row around its `Cells` where it's more than a plain one. */
  draw?: (row: Row) => ReactNode;
}

/** A table drawn from its columns; on phones each row is two lines. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  busy,
  $leftOut,
  heads = {},
  look,
  draw = (row) => (
    <TableRow key={row.id}>
      <Cells columns={columns} row={row} />
    </TableRow>
  ),
}: DataTableProps<Row>) {
  return (
    <Shown aria-label={label} aria-busy={busy} $leftOut={$leftOut} $look={look}>
      <TableHead>
        {columns.map(({ name, number, lesser, headLook }) => (
          <Head key={name} $number={number} $lesser={lesser} $look={headLook}>
            {heads[name] ?? name}
          </Head>
        ))}
      </TableHead>
      <TableBody>{rows.map(draw)}</TableBody>
    </Shown>
  );
}
