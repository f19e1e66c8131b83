import { Column, Row, Section, Text } from 'react-email';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import type { OrderMoney } from '#domain/orders/amount-due';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import type { OrderTotals } from '#domain/orders/pricing';
import { trackingLink } from '#domain/orders/tracking';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { MailButton } from './mail-button';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';

interface OrderLines extends OrderMoney {
  items: StoredOrderItem[];
  totals: OrderTotals;
  discountCode: string | null;
  /** The extra work that was accepted. */
  extraLines: MailedOrder['extraLines'];
  /** Whether what was typed about a glove stands below it (decision 009). */
  quotes: boolean;
}

/** The gloves of an order with their prices, then discount, shipping and total, and what extra work and payments leave due. */
export function OrderLines({ items, totals, discountCode, extraLines, quotes, ...money }: OrderLines) {
  const { amountPaid, amountRefunded, amountDue } = money;
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {items.map((item) => (
        <Section key={item.id}>
          <Amount label={item.serviceName} cents={item.price} />
          <Text style={mailStyles.muted}>
            {[
              item.laceColorName && `Lace: ${item.laceColorName}`,
              quotes && item.gloveDetails,
              quotes && item.specialInstructions,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Section>
      ))}
      {totals.discountAmount > 0 && (
        <Amount
          label={`Discount${discountCode ? ` (${discountCode})` : ''}`}
          cents={-totals.discountAmount}
        />
      )}
      {totals.shippingCharge > 0 && <Amount label="Return shipping" cents={totals.shippingCharge} />}
      <Amount label="Total" cents={totals.total} strong />
      {extraLines.map(({ description, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail are rendered once and never move.
        <Amount key={`extra ${place}`} label={description} cents={amount} />
      ))}
      {extraLines.length > 0 && (
        <Amount
          label="With extra work"
          cents={extraLines.reduce((sum, { amount }) => sum + amount, totals.total)}
          strong
        />
      )}
      {amountPaid > 0 && <Amount label="Paid" cents={amountPaid} />}
      {amountRefunded > 0 && <Amount label="Refunded" cents={amountRefunded} />}
      {amountPaid > 0 && <Amount label="Due" cents={amountDue} strong />}
    </Section>
  );
}

/** One line of an amount, in cents. */
export function Amount({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const weight = { fontWeight: strong ? 700 : 400 };
  return (
    <Row>
      <Column style={{ ...mailStyles.cell, ...weight }}>{label}</Column>
      <Column style={{ ...mailStyles.amount, ...weight }}>{formatDollars(cents)}</Column>
    </Row>
  );
}

/** For the owner: how the glove comes and goes, and how far the order is. */
export function OrderState({ order }: { order: MailedOrder }) {
  return (
    <Text style={mailStyles.text}>
      {labelOf(DELIVERY_LABEL, order.deliveryMethod)}
      {order.shippingAddress ? `: ${order.shippingAddress.replaceAll('\n', ', ')}` : ''}
      <br />
      Status: {labelOf(ORDER_STATUS_LABEL, order.status)}. Payment:{' '}
      {labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus)}.
    </Text>
  );
}

interface OrderLink {
  orderId: string;
  siteUrl: string;
}

/** A link to the order in the dashboard, in mails to the owner. */
export function OrderLink({ orderId, siteUrl }: OrderLink) {
  return <MailButton href={`${siteUrl}${dashboardAddress({ order: orderId })}`}>Open this order</MailButton>;
}

/** A parcel's number, as a link to its carrier's page where that is known. */
export function TrackingLine({ trackingNumber }: { trackingNumber: string }) {
  const link = trackingLink(trackingNumber);
  return (
    <Text style={mailStyles.text}>
      Its tracking number{link ? ` at ${link.carrier}` : ''}:{' '}
      {link ? (
        <a href={link.href} style={mailStyles.link}>
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </Text>
  );
}
