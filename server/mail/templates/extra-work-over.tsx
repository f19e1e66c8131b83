import { Text } from 'react-email';
import type { ExtraWork } from '#domain/orders/extra-work';
import { ExtraWorkLines } from './extra-work-lines';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { TrackPart } from './track-part';

interface ExtraWorkOver extends MailSender {
  order: MailedOrder;
  extraWork: ExtraWork;
  /** Whether nobody answered; else the shop took it back. */
  isExpired: boolean;
}

/** To the customer: there is nothing left to answer, and nothing is added. */
export function ExtraWorkOver({ order, extraWork, isExpired, ...sender }: ExtraWorkOver) {
  return (
    <MailLayout
      preview={`Nothing is added to order ${order.number}.`}
      heading={isExpired ? 'We go on without it' : 'No extra work'}
      {...sender}
    >
      <Text style={mailStyles.text}>
        Hi {order.greeting},{' '}
        {isExpired
          ? 'we had no answer from you, so we go on with what you ordered, without this:'
          : 'we took back what we had asked you about. There is nothing for you to answer:'}
      </Text>
      <ExtraWorkLines extraWork={extraWork} siteUrl={sender.siteUrl} />
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <Text style={mailStyles.text}>
        {isExpired
          ? 'Do you want it after all? Just reply to this mail.'
          : 'Any questions? Just reply to this mail.'}
      </Text>
    </MailLayout>
  );
}
