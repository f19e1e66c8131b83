'use client';
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload';
import { z } from 'zod';
import { formatDiscountValue } from '#domain/discounts/discount';
import { CellFrame } from './cell-frame';

const discountRule = z.object({ type: z.string(), value: z.number() });

/** A discount's value in a list: "10%" or "$5.00". */
export function DiscountValueCell(props: DefaultCellComponentProps<NumberFieldClient, unknown>) {
  const rule = discountRule.safeParse(props.rowData);
  return (
    <CellFrame cell={props}>
      <span className="shop-number">{rule.success ? formatDiscountValue(rule.data) : '–'}</span>
    </CellFrame>
  );
}
