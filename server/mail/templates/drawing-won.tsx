import { Text } from 'react-email';
import { PAGES } from '#domain/pages/pages';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';

interface DrawingWon extends MailSender {
  greeting: string;
  prize: string;
  /** Such as '2026-11'. */
  month: string;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** To the winner of a month's drawing: the prize, and how to get it. */
export function DrawingWon({ greeting, prize, month, ...sender }: DrawingWon) {
  return (
    <MailLayout preview={`You won: ${prize}`} heading="You won!" {...sender}>
      <Text style={mailStyles.text}>
        Hi {greeting}, everyone on our mailing list takes part in a drawing each month. The winner of{' '}
        {monthName.format(new Date(`${month}-01T00:00:00Z`))} is you.
      </Text>
      <Text style={mailStyles.number}>{prize}</Text>
      <Text style={mailStyles.text}>
        To claim it, simply answer this mail and tell us about your glove. We will arrange the rest with you.
      </Text>
      <Text style={mailStyles.muted}>
        You take part because you joined our mailing list. You can leave it in{' '}
        <a href={`${sender.siteUrl}${PAGES.customerDashboard}`} style={mailStyles.link}>
          your account
        </a>
        .
      </Text>
    </MailLayout>
  );
}
