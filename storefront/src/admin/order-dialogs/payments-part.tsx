import { HandCoins } from 'lucide-react';
import styled from 'styled-components';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import type { OrderPayment } from '#domain/orders/recorded-payment';
import { formatDollars } from '#domain/wire/money';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { color, font, space } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { adminMoment } from '../parts/admin-texts';
import { Part, PartHeading, Quiet } from './dialog-parts';
import { RecordPaymentDialog } from './record-payment-dialog';

/** Set off from the amounts, which are no part by themselves. */
const Root = styled(Part)`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[2]};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  grid-column: 1 / -1;
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.4;
`;

const Amount = styled.p<{ $counts: boolean }>`
  color: ${({ $counts }) => ($counts ? color.text : color.muted)};
  font-weight: 600;
`;

/** What was paid for an order and how, what is due of it, and a form to write down what is paid in person (rule 16.9). */
export function PaymentsPart({ order }: { order: OwnerOrderView }) {
  const form = useOpened('payment', { inAddress: true });
  const { payments, total, extraTotal, amountPaid, amountRefunded, amountDue } = order;
  return (
    <Root aria-label="Payments">
      <PartHeading>Payments</PartHeading>
      {payments.length === 0 ? (
        <Quiet>{total + extraTotal > 0 ? 'Nothing is paid yet' : 'There is nothing to pay'}</Quiet>
      ) : (
        <List>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </List>
      )}
      <Facts
        numbers
        facts={[
          ['Paid', formatDollars(amountPaid)],
          ['Refunded', amountRefunded > 0 && formatDollars(amountRefunded)],
          ['Due', formatDollars(amountDue)],
        ]}
      />
      {amountDue > 0 && (
        <div>
          <Button variant="secondary" onClick={() => form.open()}>
            <HandCoins size={20} strokeWidth={2} aria-hidden />
            Record Payment
          </Button>
        </div>
      )}
      {form.what !== null && <RecordPaymentDialog order={order} onClose={form.close} />}
    </Root>
  );
}

function Payment({ payment: { at, kind, how, amount, isCounted, fee } }: { payment: OrderPayment }) {
  const isTakenBack = kind === 'taken-back';
  const notes = [
    !isCounted && 'Does not pay this order',
    fee !== null && `PayPal kept ${formatDollars(fee)}`,
  ].filter(Boolean);
  return (
    <Entry>
      <p>{isTakenBack ? 'No longer counts as paid' : PAID_HOW_LABEL[how]}</p>
      <Amount $counts={isCounted}>{`${isTakenBack ? '−' : ''}${formatDollars(amount)}`}</Amount>
      <Note>{[adminMoment(at), ...notes].join(' · ')}</Note>
    </Entry>
  );
}
