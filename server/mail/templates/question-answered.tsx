import { Text } from 'react-email';
import { dayOf, formatMonthDay } from '#domain/orders/ready-by-days';
import { PAGES } from '#domain/pages/pages';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Lines } from './text-parts';

interface QuestionAnswered extends MailSender {
  askedAt: string;
  /** The owner's answer, plain text. */
  text: string;
}

/** To who asked the shop: its answer. What was asked is not quoted: anybody may have typed this address (decision 009). */
export function QuestionAnswered({ askedAt, text, ...sender }: QuestionAnswered) {
  return (
    <MailLayout preview="Here is what we think." heading="Our answer" {...sender}>
      <Text style={mailStyles.text}>
        Hi, you asked us on {formatMonthDay(dayOf(new Date(askedAt)))} what a glove needs. Here is our answer:
      </Text>
      <Text style={mailStyles.block}>
        <Lines text={text} />
      </Text>
      <MailButton href={`${sender.siteUrl}${PAGES.order}`}>Order a repair</MailButton>
      <Text style={mailStyles.muted}>More to ask? Just reply to this mail.</Text>
    </MailLayout>
  );
}
