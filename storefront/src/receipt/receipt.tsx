import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { formatLines } from '#domain/orders/extra-work-words';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { Day } from '../api/day';
import { Lines } from '../ui/layout';
import { onNarrowPaper, Sheet } from '../ui/paper';
import * as uiTexts from '../ui/ui-texts';
import { moneyRows } from './money-rows';
import * as texts from './receipt-texts';

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12pt 24pt;
  > :last-child {
    text-align: right;
  }
  ${onNarrowPaper} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6pt;
    > :last-child {
      text-align: left;
    }
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 4pt 12pt 4pt 0;
    border-bottom: 0.5pt solid;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th:first-child,
  th:nth-child(2) {
    width: 26%;
  }
`;

const Money = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) auto;
  gap: 3pt 24pt;
  justify-content: end;
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  dd {
    text-align: right;
  }
  [data-sum] {
    font-weight: 700;
  }
`;

interface ReceiptProps {
  view: TrackView;
  /** The customer's name and address, if they're known. The page behind an order's link has no personal data. */
  customer?: string;
}

export function Receipt({ view, customer }: ReceiptProps) {
  const { shop, number, placedAt, steps, items, readyBy, deliveryMethod } = view;
  const open = view.extraWork.find(({ status }) => status === 'open');
  const reached = steps.filter(({ key, at }) => key !== 'ordered' && at !== null);
  const isFinished = reached.some(({ key }) => key === 'finished');
  return (
    <Sheet kind={texts.receipt} shopName={shop.name} orderNumber={number}>
      <Parties>
        <div>
          {/* The shop's address may start with its name. */}
          <Lines>{shop.address.replace(`${shop.name}\n`, '')}</Lines>
          <p>{[shop.email, shop.phone].filter(Boolean).join(', ')}</p>
        </div>
        <div>
          <p>{texts.orderedDay(<Day at={placedAt} withYear />)}</p>
          {reached.map(({ key, label, at }) => (
            <p key={key}>
              {label}: {at !== null && <Day at={at} withYear />}
            </p>
          ))}
          {readyBy && !isFinished && <p>{texts.readyAround(formatReadyBy(readyBy))}</p>}
          <p>{texts.deliveryLabel(labelOf(DELIVERY_LABEL, deliveryMethod))}</p>
        </div>
      </Parties>
      {customer && (
        <div>
          <strong>{texts.receiptFor}</strong>
          <Lines>{customer}</Lines>
        </div>
      )}
      <Table>
        <thead>
          <tr>
            <th>{uiTexts.service}</th>
            <th>{texts.lace}</th>
            <th>{texts.glove}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={[index, item.serviceId].join()}>
              <td>{item.service}</td>
              <td>{item.laceColor}</td>
              <td>{item.gloveDetails}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Money>
        {moneyRows(view).map(({ key, name, amount, isSum }) => [
          <dt key={`${key} name`} data-sum={isSum || undefined}>
            {name}
          </dt>,
          <dd key={key} data-sum={isSum || undefined}>
            {formatDollars(amount)}
          </dd>,
        ])}
      </Money>
      {open && <p>{texts.proposedNotAcceptedYet(formatLines(open), formatDollars(open.total))}</p>}
    </Sheet>
  );
}
