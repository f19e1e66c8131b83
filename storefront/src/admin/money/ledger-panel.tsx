import { useState } from 'react';
import { Link } from 'react-router-dom';
import { css } from 'styled-components';
import type { BookEntry, Books } from '#domain/books/books-contract';
import { BOOKED_LABEL, LEDGER_ENTRY_LABEL, noteOf } from '#domain/books/books-words';
import { PAGE_SIZE } from '#domain/lists/list-fields';
import { orderNumber } from '#domain/orders/order-number';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { formatDollars } from '#domain/wire/money';
import { formatDay } from '#domain/words/days';
import { paths } from '../../addresses/paths';
import { Text } from '../../ui/arrange';
import { type Column, DataTable } from '../../ui/data-table';
import { NarrowOnly, QuietLine } from '../../ui/table';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { font } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { ExportButton } from '../parts/export-button';
import { Pager } from '../parts/pager';
import { Panel } from '../parts/panel';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './money-texts';

const COLUMNS: readonly Column<BookEntry>[] = [
  { name: sharedTexts.date, at: 'belowEnd', oneLine: true, cell: ({ day }) => formatDay(day) },
  {
    name: uiTexts.order,
    at: 'lead',
    look: css`
      a {
        font-family: ${font.display};
        font-size: 1.125rem;
        font-weight: 600;
        letter-spacing: 0.04em;
      }
    `,
    cell: ({ orderId, customerName }) => (
      <>
        <Link to={paths.admin.href({ tab: 'orders', order: orderId })}>{orderNumber(orderId)}</Link>
        <QuietLine>{customerName}</QuietLine>
      </>
    ),
  },
  {
    name: sharedTexts.kind,
    at: 'below',
    optional: true,
    cell: (entry) => {
      const note = noteOf(entry);
      return (
        <>
          {LEDGER_ENTRY_LABEL[entry.kind]}
          <NarrowOnly>
            , {PAID_HOW_LABEL[entry.how]}
            {entry.fee !== null && texts.feeAmount(formatDollars(entry.fee))}
          </NarrowOnly>
          {note && <QuietLine>{note}</QuietLine>}
        </>
      );
    },
  },
  {
    name: sharedTexts.how,
    at: 'away',
    optional: true,
    oneLine: true,
    cell: ({ how }) => PAID_HOW_LABEL[how],
  },
  {
    name: texts.counted,
    at: 'away',
    optional: true,
    lesser: true,
    cell: ({ booked }) => BOOKED_LABEL[booked],
  },
  {
    name: texts.fee,
    at: 'away',
    number: true,
    optional: true,
    cell: ({ fee }) => fee !== null && formatDollars(fee),
  },
  {
    name: texts.amount,
    at: 'end',
    number: true,
    bold: true,
    cell: ({ amount, booked }) => (
      <Text as="span" $color={booked === 'counted' ? 'text' : 'muted'}>
        {formatDollars(amount)}
      </Text>
    ),
  },
];

export function LedgerPanel({ books: { month, shipping, entries } }: { books: Books }) {
  const [page, setPage] = useState(1);
  const columns = useColumns('movements', COLUMNS);
  const pageEntries = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Panel
      title={texts.ledger}
      actions={
        <>
          <ColumnMenu columns={columns} />
          <ExportButton
            exported="books"
            name={`money-${month}`}
            read={async () => (await import('./books-csv')).bookRows(entries, { month, shipping })}
          />
        </>
      }
    >
      <DataTable
        label={texts.ledger}
        columns={COLUMNS}
        rows={pageEntries.map((entry) => ({ ...entry, id: `${entry.orderId} ${entry.id}` }))}
        $leftOut={columns.$leftOut}
      />
      <Pager label={texts.ledger} page={page} pageSize={PAGE_SIZE} total={entries.length} onPage={setPage} />
    </Panel>
  );
}
