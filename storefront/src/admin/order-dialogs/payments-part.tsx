import { HandCoins } from 'lucide-react';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import type { OrderPayment } from '#domain/orders/recorded-payment';
import { formatDollars } from '#domain/wire/money';
import { Columns, Muted, StackList, Text } from '../../ui/arrange';
import { Facts } from '../../ui/facts';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { adminMoment } from '../parts/admin-date';
import { Part } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';
import { RecordPaymentDialog } from './record-payment-dialog';

/** An order's payments, what's due, and a form that records an in-person payment (rule 16.9). */
export function PaymentsPart({ order }: { order: OwnerOrderView }) {
  const form = useOpened('payment', { inAddress: true });
  const { payments, total, extraTotal, amountPaid, amountRefunded, amountDue } = order;
  return (
    <Part title={texts.payments}>
      {payments.length === 0 ? (
        <Muted>{total + extraTotal > 0 ? texts.noPaymentsYet : texts.nothingToPay}</Muted>
      ) : (
        <StackList $gap="12px">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </StackList>
      )}
      <Facts
        numbers
        facts={[
          [uiTexts.paid, formatDollars(amountPaid)],
          [sharedTexts.refunded, amountRefunded > 0 && formatDollars(amountRefunded)],
          [uiTexts.due, formatDollars(amountDue)],
        ]}
      />
      {amountDue > 0 && (
        <ActionButton icon={HandCoins} onClick={() => form.open()}>
          {texts.recordPayment}
        </ActionButton>
      )}
      {form.what !== null && <RecordPaymentDialog order={order} onClose={form.close} />}
    </Part>
  );
}

function Payment({ payment: { at, kind, how, amount, isCounted, fee } }: { payment: OrderPayment }) {
  const isRefunded = kind === 'taken-back';
  const notes = [
    !isCounted && texts.doesntCountTowardOrder,
    fee !== null && texts.paypalKept(formatDollars(fee)),
  ].filter(Boolean);
  const Amount = isCounted ? Text : Muted;
  return (
    <li>
      <Columns $of="minmax(0, 1fr) auto" $gap="2px 16px">
        <p>{isRefunded ? texts.noLongerCounts : PAID_HOW_LABEL[how]}</p>
        <Amount $strong $numeric>
          {formatDollars(isRefunded ? -amount : amount)}
        </Amount>
      </Columns>
      <Muted $size="small" $numeric>
        {[adminMoment(at), ...notes].join(' · ')}
      </Muted>
    </li>
  );
}
