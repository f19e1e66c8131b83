'use client';
import type { DefaultCellComponentProps, JSONFieldClient } from 'payload';
import { z } from 'zod';
import { CellFrame } from './cell-frame';

const gloves = z.array(z.object({ serviceName: z.string() }));

/** An order's gloves in a list: the one service, or how many gloves (rule 7.8). */
export function OrderItemsCell(props: DefaultCellComponentProps<JSONFieldClient, unknown>) {
  const parsed = gloves.safeParse(props.cellData);
  return <CellFrame cell={props}>{summary(parsed.success ? parsed.data : [])}</CellFrame>;
}

function summary(items: z.infer<typeof gloves>): string {
  const [first] = items;
  if (!first) return 'No items';
  return items.length === 1 ? first.serviceName || 'Unknown Service' : `${items.length} gloves`;
}
