import { Text } from 'react-email';
import { paymentPage } from '#domain/pages/pages';
import { isPaidOnline } from '#domain/payments/payment-due';
import { formatDollars } from '#domain/wire/money';
import { MailButton } from './mail-button';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';

interface WhatToPay {
  order: MailedOrder;
  siteUrl: string;
  /** Whether the work is done, so that paying is all that is left. */
  isFinished?: boolean;
}

/** Whether `WhatToPay` has a button. */
export const isPayable = (order: MailedOrder): boolean => order.amountDue > 0 && isPaidOnline(order);

/** What is left to pay of an order, and how: by the link of one that is paid online, else at the counter. */
export function WhatToPay({ order, siteUrl, isFinished = false }: WhatToPay) {
  const { id, amountDue } = order;
  const isWhole = order.amountPaid === 0;
  if (amountDue === 0) return <Text style={mailStyles.text}>Nothing is left to pay.</Text>;
  const amount = isWhole
    ? `The total of ${formatDollars(amountDue)}`
    : `The rest of ${formatDollars(amountDue)}`;
  if (!isPayable(order))
    return (
      <Text style={mailStyles.text}>
        {isFinished
          ? `${amount} is still to be paid, in person.`
          : `You pay ${isWhole ? 'the total' : 'the rest'} of ${formatDollars(amountDue)} in person.`}
      </Text>
    );
  return (
    <>
      <Text style={mailStyles.text}>
        {amount} {isFinished ? 'is still to be paid.' : 'has not been paid yet.'}
      </Text>
      <MailButton href={`${siteUrl}${paymentPage(id)}`}>Pay this order</MailButton>
    </>
  );
}
