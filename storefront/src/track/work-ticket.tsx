import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { PhotoTiles } from '../photos/photo-tiles';
import { Muted, StackList } from '../ui/arrange';
import { Bill, BillRow } from '../ui/bill';
import { Ticket, TicketTitle } from '../ui/ticket';
import { color } from '../ui/tokens';
import { Day } from './day';
import { moneyRows } from './money-rows';

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

/** The order's gloves and costs, as the tag on the glove. */
export function WorkTicket({ view }: { view: TrackView }) {
  const { items } = view;
  return (
    <Root aria-labelledby="ticket-heading">
      <Ticket>
        <TicketTitle as="h2" id="ticket-heading">
          Work Ticket
        </TicketTitle>
        <Muted $size="small" $center>
          Ordered on <Day at={view.placedAt} withYear />
          <br />
          Delivery: {labelOf(DELIVERY_LABEL, view.deliveryMethod)}
        </Muted>
        <StackList as="ol" $gap="12px">
          {items.map((item, place) => (
            // Two gloves can be alike.
            <Glove key={[place, item.serviceId].join()}>
              {items.length > 1 && <Muted $size="small">Glove {place + 1}</Muted>}
              <strong>{item.service || 'Service'}</strong>
              {item.laceColor && <Muted $size="small">Lace: {item.laceColor}</Muted>}
              <p>{item.gloveDetails}</p>
              <PhotoTiles
                name={`glove-${place + 1}`}
                title={items.length > 1 ? `Your photos of glove ${place + 1}` : 'Your photos'}
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
