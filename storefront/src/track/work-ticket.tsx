import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { Day } from '../api/day';
import * as paymentTexts from '../payment/payment-texts';
import { PhotoTiles } from '../photos/photo-tiles';
import { moneyRows } from '../receipt/money-rows';
import * as receiptTexts from '../receipt/receipt-texts';
import { Muted, StackList } from '../ui/arrange';
import { Bill, BillRow } from '../ui/bill';
import { OutsideLink } from '../ui/outside-link';
import { Ticket, TicketTitle } from '../ui/ticket';
import { color } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './track-texts';

const Root = styled.section`
  padding-top: 28px;
`;

const Glove = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-bottom: 12px;
  border-bottom: 1px dashed ${color.lineStrong};
  line-height: 1.4;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  p {
    color: ${color.muted};
    white-space: pre-line;
  }
`;

export function WorkTicket({ view }: { view: TrackView }) {
  const { items } = view;
  return (
    <Root aria-labelledby="ticket-heading">
      <Ticket>
        <TicketTitle as="h2" id="ticket-heading">
          {paymentTexts.workTicket}
        </TicketTitle>
        <Muted $size="small" $center>
          {texts.orderedOn(<Day at={view.placedAt} withYear />)}
          <br />
          {receiptTexts.deliveryLabel(labelOf(DELIVERY_LABEL, view.deliveryMethod))}
        </Muted>
        {view.label && (
          <Muted $center>
            <OutsideLink href={`/api${view.path}/label`}>{uiTexts.printLabel}</OutsideLink>
            {view.label.hasQr && (
              <>
                {' · '}
                <OutsideLink href={`/api${view.path}/label-qr`}>{texts.counterCode}</OutsideLink>
              </>
            )}
          </Muted>
        )}
        <StackList as="ol" $gap="12px">
          {items.map((item, index) => (
            // Two gloves can be the same.
            <Glove key={[index, item.serviceId].join()}>
              {items.length > 1 && <Muted $size="small">{texts.gloveNumber(index + 1)}</Muted>}
              <strong>{item.service || uiTexts.service}</strong>
              {item.laceColor && <Muted $size="small">{texts.laceNamed(item.laceColor)}</Muted>}
              <p>{item.gloveDetails}</p>
              <PhotoTiles
                name={`glove-${index + 1}`}
                title={items.length > 1 ? texts.yourPhotosOfGlove(index + 1) : uiTexts.yourPhotos}
                number={view.number}
                photos={item.photos}
              />
            </Glove>
          ))}
        </StackList>
        <Bill>
          {moneyRows(view).map(({ key, name, amount, isSum }) => (
            <BillRow key={key} $isSum={isSum}>
              <dt>{name}</dt>
              <dd>{formatDollars(amount)}</dd>
            </BillRow>
          ))}
        </Bill>
      </Ticket>
    </Root>
  );
}
