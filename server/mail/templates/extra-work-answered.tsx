import { Text } from 'react-email';
import type { ExtraWork } from '#domain/orders/extra-work';
import { ExtraWorkLines } from './extra-work-lines';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLink, OrderState } from './order-parts';

interface ExtraWorkAnswered extends MailSender {
  order: MailedOrder;
  extraWork: ExtraWork;
  /** What the customer did: 'accepted'. */
  said: string;
}

/** To the owner: what the customer said to extra work. */
export function ExtraWorkAnswered({ order, extraWork, said, ...sender }: ExtraWorkAnswered) {
  return (
    <MailLayout
      preview={`${order.customerName} ${said}: extra work on order ${order.number}.`}
      heading={`Extra work: ${said}`}
      {...sender}
    >
      <Text style={mailStyles.text}>
        {order.customerName} {said}:
      </Text>
      <ExtraWorkLines extraWork={extraWork} siteUrl={sender.siteUrl} />
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderState order={order} />
      <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
    </MailLayout>
  );
}
