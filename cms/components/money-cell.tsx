'use client';
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload';
import { formatDollars } from '#domain/wire/money';
import { CellFrame } from './cell-frame';

/** Stored cents as dollars in a list: "$65.00". */
export function MoneyCell(props: DefaultCellComponentProps<NumberFieldClient, unknown>) {
  const { cellData } = props;
  return (
    <CellFrame cell={props}>
      <span className="shop-number">{typeof cellData === 'number' ? formatDollars(cellData) : '–'}</span>
    </CellFrame>
  );
}
