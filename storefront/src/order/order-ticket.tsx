import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { formatReadyEstimate, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { ReadyDate } from '../api/ready-date';
import { useShopFacts } from '../api/shop-facts';
import { Ticket } from '../ui/ticket';
import { color, font, media } from '../ui/tokens';
import type { PriceLine, PriceSummary } from './price-summary';
import { Remark } from './wizard-layout';

const Root = styled.aside<{ $onPhone: boolean }>`
  padding-top: 28px;
  ${media.phone} {
    display: ${({ $onPhone }) => ($onPhone ? 'block' : 'none')};
  }
  ${media.tablet} {
    position: sticky;
    top: 96px;
    padding-top: 18px;
  }
`;

const Title = styled.h3`
  letter-spacing: 0.06em;
  text-align: center;
  text-transform: uppercase;
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: baseline;
  line-height: 1.35;
`;

const Line = styled(Row)`
  padding-bottom: 8px;
  border-bottom: 1px dashed ${color.lineStrong};
  dt {
    font-weight: 600;
  }
`;

const Small = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 400;
`;

const Sum = styled(Row)`
  padding-top: 8px;
  border-top: 3px double ${color.lineStrong};
  font-family: ${font.display};
  font-size: 1.625rem;
  font-weight: 700;
  text-transform: uppercase;
`;

const Ready = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  line-height: 1.4;
  svg {
    margin-top: 2px;
    color: ${color.accent};
  }
`;

/** The order so far, as the tag that will hang on the glove: what is done, what it costs, when it is ready. */
export function OrderTicket({ summary, onPhone }: { summary: PriceSummary; onPhone: boolean }) {
  const { lines, totals, discountCode, deliveryMethod } = summary;
  const { about } = useShopFacts();
  return (
    <Root $onPhone={onPhone} aria-label="Order summary">
      <Ticket>
        <Title>Work Ticket</Title>
        {lines.length === 0 && <Remark>Choose a service, and your order is written down here.</Remark>}
        <Rows>
          {lines.map((line, index) => (
            <GloveRow key={line.key} line={line} name={lines.length > 1 ? `Glove ${index + 1}` : null} />
          ))}
          <Row>
            <dt>Subtotal</dt>
            <dd>{formatDollars(totals.subtotal)}</dd>
          </Row>
          {discountCode !== null && (
            <Row>
              <dt>Discount ({discountCode})</dt>
              <dd>-{formatDollars(totals.discountAmount)}</dd>
            </Row>
          )}
          <Row>
            <dt>Shipping</dt>
            <dd>{deliveryMethod ? formatDollars(totals.shippingCharge) : 'Not chosen yet'}</dd>
          </Row>
          <Sum>
            <dt>Total</dt>
            <dd>{formatDollars(totals.total)}</dd>
          </Sum>
        </Rows>
        {lines.length > 0 && <ReadyBy summary={summary} />}
        {about?.guarantee && <Remark>{about.guarantee}</Remark>}
      </Ticket>
    </Root>
  );
}

function GloveRow({ line, name }: { line: PriceLine; name: string | null }) {
  return (
    <Line>
      <dt>
        {name && <Small>{name}</Small>}
        {line.serviceName}
        {line.laceColorName && <Small>Lace: {line.laceColorName}</Small>}
      </dt>
      <dd>{formatDollars(line.price)}</dd>
    </Line>
  );
}

function ReadyBy({ summary: { estimate, scarceLaceColors } }: { summary: PriceSummary }) {
  return (
    <Ready>
      <Clock size={22} strokeWidth={2} aria-hidden />
      <span>
        Ready about {formatReadyEstimate(estimate)} after your glove arrives.
        <Small>
          <ReadyDate estimate={estimate} />
        </Small>
        {scarceLaceColors.length > 0 && (
          <Small>
            {scarceLaceColors.join(', ')}: low in stock, adds {RESTOCK_DAYS.min}-{RESTOCK_DAYS.max} days.
          </Small>
        )}
      </span>
    </Ready>
  );
}
