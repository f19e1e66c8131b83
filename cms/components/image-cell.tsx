'use client';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { CellFrame } from './cell-frame';
import { Picture } from './picture';

/** A picture in a list. */
export function ImageCell(props: DefaultCellComponentProps<TextFieldClient, unknown>) {
  const address = typeof props.cellData === 'string' ? props.cellData : '';
  return (
    <CellFrame cell={props} label="Open">
      {address ? (
        <Picture className="shop-thumb" address={address} />
      ) : (
        <span className="shop-thumb shop-thumb--none">None</span>
      )}
    </CellFrame>
  );
}
