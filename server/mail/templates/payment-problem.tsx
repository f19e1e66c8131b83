import { Text } from 'react-email';
import { PAGES } from '#domain/pages/pages';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines, OrderLink, OrderState } from './order-parts';
import { Breakable } from './text-parts';

interface PaymentProblemMail extends MailSender {
  title: string;
  /** What happened, in a sentence. */
  text: string;
  todo: string;
  number: string;
  /** Null where it was deleted. */
  order: MailedOrder | null;
}

/** To the owner: a problem with a payment or a refund, and what to do about it. */
export function PaymentProblem({ title, text, todo, number, order, ...sender }: PaymentProblemMail) {
  return (
    <MailLayout preview={text} heading={title} {...sender}>
      <Text style={mailStyles.text}>
        <Breakable>{text}</Breakable>
      </Text>
      <Text style={{ ...mailStyles.text, fontWeight: 600 }}>{todo}</Text>
      <Text style={mailStyles.number}>{number}</Text>
      {order ? (
        <>
          <Text style={mailStyles.text}>
            {order.customerName}, {order.customerEmail}
          </Text>
          <OrderLines {...order} quotes />
          <OrderState order={order} />
          <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
        </>
      ) : (
        <MailButton href={`${sender.siteUrl}${PAGES.admin}`}>Open the dashboard</MailButton>
      )}
    </MailLayout>
  );
}
