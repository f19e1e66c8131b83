'use client';
import type { DefaultCellComponentProps, JSONFieldClient } from 'payload';
import { z } from 'zod';
import { CellFrame } from './cell-frame';
import { Picture } from './picture';

const addresses = z.array(z.string());

/** Pictures in a list: the first one and how many there are. */
export function ImageListCell(props: DefaultCellComponentProps<JSONFieldClient, unknown>) {
  const parsed = addresses.safeParse(props.cellData);
  const pictures = parsed.success ? parsed.data : [];
  const [first] = pictures;
  return (
    <CellFrame cell={props}>
      <span className="shop-image-list-cell">
        {first && <Picture className="shop-thumb" address={first} />}
        {pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}
      </span>
    </CellFrame>
  );
}
