'use client';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { HEX_COLOR } from '#domain/catalogue/lace-color-contract';
import { CellFrame } from './cell-frame';

/** A color in a list: a swatch and its hex text. */
export function ColorCell(props: DefaultCellComponentProps<TextFieldClient, unknown>) {
  const color = typeof props.cellData === 'string' ? props.cellData : '';
  return (
    <CellFrame cell={props}>
      <span className="shop-color-cell">
        {HEX_COLOR.test(color) && <span className="shop-swatch" style={{ backgroundColor: color }} />}
        {color || '–'}
      </span>
    </CellFrame>
  );
}
