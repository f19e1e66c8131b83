import { Text } from 'react-email';
import { PAGES } from '#domain/pages/pages';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Breakable } from './text-parts';

interface Welcome extends MailSender {
  greeting: string;
  email: string;
  isOnMailingList: boolean;
}

/** To a new customer: how to log in; never a password. */
export function Welcome({ greeting, email, isOnMailingList, ...sender }: Welcome) {
  return (
    <MailLayout preview="Your account is ready." heading="Welcome" {...sender}>
      <Text style={mailStyles.text}>
        Hi {greeting}, your account at {sender.shopName} is ready. Log in with <Breakable>{email}</Breakable>{' '}
        to see your orders and what has become of them:
      </Text>
      <MailButton href={`${sender.siteUrl}${PAGES.customerLogin}`}>Log in</MailButton>
      <Text style={mailStyles.text}>
        If you do not know your password, choose &apos;Forgot Password?&apos; there and set one of your own.
      </Text>
      {isOnMailingList && (
        <Text style={mailStyles.text}>
          You are on our mailing list and take part in the monthly drawing for free services. You can leave it
          in your account at any time.
        </Text>
      )}
    </MailLayout>
  );
}
