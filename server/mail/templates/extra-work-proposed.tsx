import { Text } from 'react-email';
import type { ExtraWork } from '#domain/orders/extra-work';
import { dayOf, formatDay } from '#domain/orders/ready-by-days';
import { ExtraWorkLines, WithExtraWork } from './extra-work-lines';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { TrackPart } from './track-part';

interface ExtraWorkProposed extends MailSender {
  order: MailedOrder;
  extraWork: ExtraWork;
  isReminder: boolean;
}

/** To the customer: the shop found something, and asks whether it is to be done. */
export function ExtraWorkProposed({ order, extraWork, isReminder, ...sender }: ExtraWorkProposed) {
  return (
    <MailLayout
      preview={`We found something on order ${order.number}. Please accept or decline.`}
      heading={isReminder ? 'We still wait for you' : 'We found something'}
      {...sender}
    >
      <Text style={mailStyles.text}>
        Hi {order.greeting},{' '}
        {isReminder
          ? 'we asked you about this, and wait for your answer:'
          : 'we looked at your glove and found something that you did not order. Shall we do it?'}
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <ExtraWorkLines extraWork={extraWork} siteUrl={sender.siteUrl} />
      <WithExtraWork order={order} extraWork={extraWork} />
      <Text style={mailStyles.text}>
        Please accept or decline on your order’s page until {formatDay(dayOf(new Date(extraWork.expiresAt)))}:
        nothing is done or charged without your answer, and the rest of the work goes on.
      </Text>
      <TrackPart order={order} />
      <Text style={mailStyles.text}>Any questions? Just reply to this mail.</Text>
    </MailLayout>
  );
}
