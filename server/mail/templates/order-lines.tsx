import { Column, Row, Section, Text } from 'react-email';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import type { OrderTotals } from '#domain/orders/pricing';
import { formatDollars } from '#domain/wire/money';
import { mailStyles } from './mail-layout';

interface OrderLines {
  items: StoredOrderItem[];
  totals: OrderTotals;
  discountCode: string | null;
  /** Whether what was typed about a glove stands below it (decision 009). */
  quotes: boolean;
}

/** The gloves of an order with their prices, then discount, shipping and total. */
export function OrderLines({ items, totals, discountCode, quotes }: OrderLines) {
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
    </Section>
  );
}

function Amount({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const weight = { fontWeight: strong ? 700 : 400 };
  return (
    <Row>
      <Column style={{ ...mailStyles.cell, ...weight }}>{label}</Column>
      <Column style={{ ...mailStyles.amount, ...weight }}>{formatDollars(cents)}</Column>
    </Row>
  );
}
