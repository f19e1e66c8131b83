'use client';
import { Link, useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';

type Cell = Pick<DefaultCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'onClick' | 'rowData'>;

interface CellFrame {
  cell: Cell & { cellData?: unknown };
  /** What a screen reader says where the cell shows no words. */
  label?: string;
  children: ReactNode;
}

/** What every cell of a list owes the editor: the first column opens the entry, in a drawer it picks it. */
export function CellFrame({ cell, label, children }: CellFrame) {
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
