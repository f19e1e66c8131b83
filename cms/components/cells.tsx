'use client';

import { Link, useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps, JSONFieldClient, NumberFieldClient, TextFieldClient } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';
import { HEX_COLOR } from '#domain/catalogue/hex-color';
import { formatDiscountValue } from '#domain/discounts/discount';
import { formatDollars } from '#domain/wire/money';
import { plural } from '#domain/words/plural';
import { Picture } from './picture';
import { textsIn } from './texts-in';

type Cell = Pick<DefaultCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'onClick' | 'rowData'>;

interface CellFrame {
  cell: Cell & { cellData?: unknown };
  label?: string;
  children: ReactNode;
}

/** Works like Payload's own cells: the first column opens the entry, or picks it if the list is in a drawer. */
function CellFrame({ cell, label, children }: CellFrame) {
  const { config } = useConfig();
  const { cellData, collectionSlug, link, linkURL, onClick, rowData } = cell;
  if (typeof onClick === 'function') {
    return (
      <button type="button" aria-label={label} onClick={() => onClick({ cellData, collectionSlug, rowData })}>
        {children}
      </button>
    );
  }
  if (!link) return <span>{children}</span>;
  const path = `/collections/${collectionSlug}/${encodeURIComponent(String(rowData.id))}` as const;
  return (
    <Link
      href={linkURL || formatAdminURL({ adminRoute: config.routes.admin, path })}
      prefetch={false}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

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

/** Shows a discount's value in a list: "10%" or "$5.00". */
export function DiscountValueCell(props: DefaultCellComponentProps<NumberFieldClient, unknown>) {
  const { type, value }: { type?: unknown; value?: unknown } = props.rowData;
  const isRule = typeof type === 'string' && typeof value === 'number';
  return (
    <CellFrame cell={props}>
      <span className="shop-number">{isRule ? formatDiscountValue({ type, value }) : '–'}</span>
    </CellFrame>
  );
}

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

export function ImageListCell(props: DefaultCellComponentProps<JSONFieldClient, unknown>) {
  const pictures = textsIn(props.cellData) ?? [];
  const [first] = pictures;
  return (
    <CellFrame cell={props}>
      <span className="shop-image-list-cell">
        {first && <Picture className="shop-thumb" address={first} />}
        {plural(pictures.length, { one: '1 picture', other: `${pictures.length} pictures` })}
      </span>
    </CellFrame>
  );
}

/** Shows stored cents as dollars in a list: "$65.00". */
export function MoneyCell(props: DefaultCellComponentProps<NumberFieldClient, unknown>) {
  const { cellData } = props;
  return (
    <CellFrame cell={props}>
      <span className="shop-number">{typeof cellData === 'number' ? formatDollars(cellData) : '–'}</span>
    </CellFrame>
  );
}

/** Shows an order's only service in a list, or its number of gloves (rule 7.8). */
export function OrderItemsCell(props: DefaultCellComponentProps<JSONFieldClient, unknown>) {
  const items: readonly unknown[] = Array.isArray(props.cellData) ? props.cellData : [];
  return <CellFrame cell={props}>{summary(items.map(serviceIn))}</CellFrame>;
}

function serviceIn(item: unknown): string {
  const name = typeof item === 'object' && item !== null && 'serviceName' in item && item.serviceName;
  return typeof name === 'string' ? name : '';
}

function summary(services: string[]): string {
  const [first] = services;
  if (first === undefined) return 'No items';
  return services.length === 1 ? first || 'Unknown Service' : `${services.length} gloves`;
}
