import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { formatLines } from '#domain/orders/extra-work-words';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { Lines } from '../ui/layout';
import { font, media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { Day } from './day';
import { moneyRows } from './money-rows';
import * as texts from './track-texts';

const Paper = styled.article`
  display: none;
  ${media.print} {
    display: grid;
    gap: 18pt;
    font-size: 11pt;
    line-height: 1.4;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 24pt;
  padding-bottom: 12pt;
  border-bottom: 2pt solid;
`;

const Name = styled.p`
  font-family: ${font.display};
  font-size: 20pt;
  font-weight: 700;
  line-height: 1.1;
  text-transform: uppercase;
`;

const OrderNumber = styled.p`
  font-family: ${font.display};
  font-size: 24pt;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.06em;
  text-align: right;
`;

const Dates = styled.p`
  text-align: right;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 4pt 12pt 4pt 0;
    border-bottom: 0.5pt solid;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Money = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 3pt 24pt;
  justify-content: end;
  font-variant-numeric: tabular-nums;
  dd {
    text-align: right;
  }
  [data-sum] {
    font-weight: 700;
  }
`;

/** An order's receipt. */
export function Receipt({ view }: { view: TrackView }) {
  const { shop, number, placedAt, steps, items, readyBy, deliveryMethod } = view;
  const open = view.extraWork.find(({ status }) => status === 'open');
  const reached = steps.filter(({ key, at }) => key !== 'ordered' && at !== null);
  return (
    <Paper aria-label={texts.receipt}>
      <Head>
        <div>
          <Name>{shop.name}</Name>
          {/* The address may start with the name. */}
          <Lines>{shop.address.replace(`${shop.name}\n`, '')}</Lines>
          <p>{[shop.email, shop.phone].filter(Boolean).join(', ')}</p>
        </div>
        <div>
          <Dates>{texts.receiptOrder}</Dates>
          <OrderNumber>{number}</OrderNumber>
          <Dates>{texts.orderedDay(<Day at={placedAt} withYear />)}</Dates>
          {reached.map(({ key, label, at }) => (
            <Dates key={key}>
              {label}: {at !== null && <Day at={at} withYear />}
            </Dates>
          ))}
          {readyBy && <Dates>{texts.readyAround(formatReadyBy(readyBy))}</Dates>}
          <Dates>{texts.deliveryLabel(labelOf(DELIVERY_LABEL, deliveryMethod))}</Dates>
        </div>
      </Head>
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
    </Paper>
  );
}
