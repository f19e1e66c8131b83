import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Breakable } from './text-parts';

/** To the address that an account had before: that it has another one now, and what to do if nobody asked. */
export function EmailChanged({ email, ...sender }: { email: string } & MailSender) {
  return (
    <MailLayout preview="Your account has a new email." heading="Email changed" {...sender}>
      <Text style={mailStyles.text}>
        Hi there, the email of your account at {sender.shopName} was changed. <Breakable>{email}</Breakable>{' '}
        does not log in to it any more, and mails about your account go to the new email. What is about an
        order goes on to the email that you gave with it.
      </Text>
      <Text style={mailStyles.text}>
        If you did not do this, reply to this mail at once, and we look into it.
      </Text>
    </MailLayout>
  );
}
