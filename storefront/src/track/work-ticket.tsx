import styled from 'styled-components';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { PhotoTiles } from '../photos/photo-tiles';
import { StackList } from '../ui/arrange';
import { Bill, BillRow } from '../ui/bill';
import { Ticket } from '../ui/ticket';
import { color, font } from '../ui/tokens';
import { Day } from './day';
import { moneyRows } from './money-rows';

const Root = styled.section`
  padding-top: 28px;
`;

const Title = styled.h2`
  font-size: ${font.h3};
  letter-spacing: 0.06em;
  text-align: center;
`;

const Ordered = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  text-align: center;
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

const Small = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.small};
`;

/** What was ordered and what it costs, as the tag that hangs on the glove. */
export function WorkTicket({ view }: { view: TrackView }) {
  const { items } = view;
  return (
    <Root aria-labelledby="ticket-heading">
      <Ticket>
        <Title id="ticket-heading">Work Ticket</Title>
        <Ordered>
          Ordered on <Day at={view.placedAt} withYear />
          <br />
          Delivery: {labelOf(DELIVERY_LABEL, view.deliveryMethod)}
        </Ordered>
        <StackList as="ol" $gap="12px">
          {items.map((item, place) => (
            // What is told of a glove may be told of two.
            <Glove key={[place, item.serviceId].join()}>
              {items.length > 1 && <Small>Glove {place + 1}</Small>}
              <strong>{item.service || 'Service'}</strong>
              {item.laceColor && <Small>Lace: {item.laceColor}</Small>}
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
